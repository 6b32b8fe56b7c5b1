import * as classes from "./TechnologyChips.module.css";

/** Technologies by name, which are Latin words in every language. */
export function TechnologyChips({ technologies }: { technologies: readonly string[] }) {
  return (
    <ul role="list" className={classes.root}>
      {technologies.map((technology) => (
        <li key={technology}>
          <bdi>{technology}</bdi>
        </li>
      ))}
    </ul>
  );
}
