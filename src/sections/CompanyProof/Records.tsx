import * as classes from "./CompanyProof.module.css";

interface Record {
  title: string;
  /** Where the record can be looked up. */
  link?: string | null;
  /** A number or a year. */
  value: string;
  /** Who keeps the record. */
  place: string;
}

/** Records of the company, one a line: what it is, who keeps it, its number. */
export function Records({ records }: { records: readonly Record[] }) {
  return (
    <ul role="list" className={classes.records}>
      {records.map(({ title, link, value, place }) => (
        <li key={title}>
          <p className={classes.name}>{link ? <a href={link}>{title}</a> : title}</p>
          <p>{place}</p>
          <p className={classes.value}>
            <bdi dir="ltr">{value}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );
}
