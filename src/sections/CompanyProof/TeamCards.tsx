import { Title } from "@mantine/core";
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
            <Title order={3} className={classes.name}>
              {link ? <a href={link}>{name}</a> : name}
            </Title>
            <p>{role}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
