import { Text, Title } from "@mantine/core";
import { lazy, Suspense, useEffect, useState } from "react";
import { coverLink } from "../../components/coverLink/coverLink";
import { Icon } from "../../components/Icon/Icon";
import { SchemePicture } from "../../components/SchemePicture/SchemePicture";
import { Reveal } from "../../components/Reveal/Reveal";
import { projectHash } from "../../components/projectHash";
import breakpoints from "../../theme/breakpoints.json";
import { useProjectHash } from "./useProjectHash";
import * as classes from "./Projects.module.css";

const loadDialog = async () => ({ default: (await import("./ProjectDialog")).ProjectDialog });
const ProjectDialog = lazy(loadDialog);

export type Project = Queries.ProjectCardFragment;

export interface ProjectsProps {
  projects: readonly Project[];
  /** The route of the service whose page has the tour. */
  tourRoute: string;
}

/** One large card and smaller ones; each opens its dialog, which has an address of its own. */
export function Projects({ projects, tourRoute }: ProjectsProps) {
  const { id, close } = useProjectHash();
  const selected = projects.find((project) => project.id === id);
  // The dialog keeps its last project while it fades out.
  const [shown, setShown] = useState<Project>();
  useEffect(() => {
    if (selected) setShown(selected);
  }, [selected]);
  // Without scripts a card's link leads to the card itself. With them it opens the dialog, and a
  // target on the page would make the page jump behind it.
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  // A failure shows itself through the preload-failure event, and again when it is opened.
  const preload = () => void loadDialog().catch(() => undefined);
  return (
    <>
      <ul role="list" className={classes.grid}>
        {projects.map((project, index) => (
          <li key={project.id} id={scripted ? undefined : projectHash(project.id).slice(1)}>
            <Reveal>
              <article className={classes.card}>
                {project.image ? (
                  <SchemePicture
                    image={project.image}
                    sizes={
                      index === 0
                        ? `(min-width: ${breakpoints.md}) 49rem, 92vw`
                        : `(min-width: ${breakpoints.md}) 24rem, 46vw`
                    }
                    className={classes.picture}
                  />
                ) : (
                  <div className={classes.noPicture} />
                )}
                <div className={classes.words}>
                  <Title order={3} size="h4" className={classes.title}>
                    <a
                      href={projectHash(project.id)}
                      className={coverLink}
                      aria-haspopup="dialog"
                      // At the start of a touch, while the finger is still down.
                      onPointerEnter={preload}
                      onFocus={preload}
                    >
                      {project.title}
                    </a>
                  </Title>
                  <Text size="sm" c="dimmed" className={classes.description}>
                    {project.description}
                  </Text>
                  <Icon name="arrow-right" size={20} className={classes.more} />
                </div>
              </article>
            </Reveal>
          </li>
        ))}
      </ul>
      {shown ? (
        <Suspense fallback={null}>
          <ProjectDialog
            project={shown}
            tourRoute={tourRoute}
            opened={selected !== undefined}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
