import { lazy, Suspense, useEffect, useState } from "react";
import { useWords } from "../../i18n/useWords";
import { afterPaint } from "../../components/afterPaint";
import { CardGrid } from "../../components/CardGrid/CardGrid";
import { Picture } from "../../components/Picture/Picture";
import { Reveal } from "../../components/Reveal/Reveal";
import { projectHash, useProjectHash } from "./useProjectHash";
import * as classes from "./Projects.module.css";

const loadDialog = async () => ({ default: (await import("./ProjectDialog")).ProjectDialog });
const ProjectDialog = lazy(loadDialog);

export type Project = Queries.ProjectCardFragment;

/** Cards of projects; each opens its dialog, which has an address of its own. */
export function Projects({ projects }: { projects: readonly Project[] }) {
  const t = useWords("home");
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
  const preload = () =>
    // A failure shows itself through the preload-failure event, and again when it is opened.
    afterPaint(() => void loadDialog().catch(() => undefined));
  return (
    <>
      <CardGrid columns="three">
        {projects.map((project) => (
          <li key={project.id} id={scripted ? undefined : projectHash(project.id).slice(1)}>
            <Reveal>
              <article className={classes.card}>
                {project.image ? (
                  <Picture
                    image={project.image}
                    sizes="(min-width: 62em) 24rem, (min-width: 48em) 46vw, 92vw"
                    className={classes.picture}
                  />
                ) : (
                  <div className={classes.noPicture} />
                )}
                <div className={classes.words}>
                  <h3>
                    <a
                      href={projectHash(project.id)}
                      className={classes.link}
                      aria-haspopup="dialog"
                      onPointerEnter={preload}
                      onFocus={preload}
                    >
                      {project.title}
                    </a>
                  </h3>
                  <p>{project.description}</p>
                  <span className={classes.more} aria-hidden="true">
                    {t("projects.open.hint")}
                  </span>
                </div>
              </article>
            </Reveal>
          </li>
        ))}
      </CardGrid>
      {shown ? (
        <Suspense fallback={null}>
          <ProjectDialog project={shown} opened={selected !== undefined} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
