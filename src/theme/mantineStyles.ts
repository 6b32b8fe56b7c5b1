/** Mantine's styles that every page carries, in Mantine's own order: a later one changes an earlier one. */
import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/Button.layer.css";
