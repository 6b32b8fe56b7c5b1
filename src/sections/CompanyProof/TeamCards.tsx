import { Picture } from "../../components/Picture/Picture";
import * as classes from "./CompanyProof.module.css";

/** The team: face, name and position on small cards. */
export function TeamCards({
  members,
}: {
  members: NonNullable<Queries.CompanyProofFragment["team"]["items"]>;
}) {
  return (
    <ul role="list" className={classes.team}>
      {members.map(({ name, role, portrait, link }) => (
        <li key={name}>
          <Picture image={{ alt: "", file: portrait }} />
          <div>
            <h3 className={classes.name}>
              {link ? (
                <a href={link} rel="noopener">
                  {name}
                </a>
              ) : (
                name
              )}
            </h3>
            <p>{role}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
