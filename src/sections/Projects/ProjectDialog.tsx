import { Button, Modal, Text, Title, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import { useDialog } from "../../components/dialog/useDialog";
import { Icon } from "../../components/Icon/Icon";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { SchemePicture } from "../../components/SchemePicture/SchemePicture";
import { TechnologyChips } from "../../components/TechnologyChips/TechnologyChips";
import * as classes from "./ProjectDialog.module.css";

export interface ProjectDialogProps {
  project: Queries.ProjectCardFragment;
  /** The route of the service whose page has the tour, which is the better sample of it. */
  tourRoute: string;
  opened: boolean;
  onClose: () => void;
}

/** A project in full, with the way to its own site, or to what it is a sample of, in a new tab. */
export function ProjectDialog({ project, tourRoute, opened, onClose }: ProjectDialogProps) {
  const { t } = useTranslation("home");
  const dialog = useDialog(opened);
  const { link, service } = project;
  const inNewTab = {
    target: "_blank",
    rel: "noopener noreferrer",
    className: classes.visit,
    rightSection: <Icon name="external-link" size={18} />,
  };
  const visit = (
    <>
      <span>{t("projects.visit.link")}</span>
      <VisuallyHidden>{`(${t("projects.visit.hint")})`}</VisuallyHidden>
    </>
  );
  return (
    <Modal
      {...dialog}
      onClose={onClose}
      title={project.title}
      size="44rem"
      radius="lg"
      centered
      closeButtonProps={{ "aria-label": t("projects.close.label") }}
      classNames={{ content: classes.content, header: classes.header, title: classes.title }}
      // A header element in a dialog would be taken for the page's banner.
      attributes={{ header: { role: "presentation" } }}
    >
      {project.image ? (
        <SchemePicture
          image={project.image}
          sizes="(min-width: 46em) 42rem, 92vw"
          className={classes.picture}
        />
      ) : null}
      <Text c="dimmed" className={classes.description}>
        {project.description}
      </Text>
      <Title order={3} className={classes.subtitle}>
        {t("projects.technologies.title")}
      </Title>
      <TechnologyChips technologies={project.technologies} />
      {link ? (
        <Button component="a" href={link} {...inNewTab}>
          {visit}
        </Button>
      ) : null}
      {service ? (
        <Button
          component={SiteLink}
          to={service.path === tourRoute ? `${tourRoute}#tour` : service.path}
          {...inNewTab}
        >
          {visit}
        </Button>
      ) : null}
    </Modal>
  );
}
