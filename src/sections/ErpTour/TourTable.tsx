import { useId } from "react";
import { TourFacts } from "./TourFacts";
import * as classes from "./TourTable.module.css";

type Table = Queries.TourTableFragment;

/** A document or report. A table wider than the window scrolls in a region of its own. */
export function TourTable({ table }: { table: Table }) {
  const { title, tag, facts, columns, rows } = table;
  const id = useId();
  return (
    // What scrolls is reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-labelledby={id} tabIndex={0} className={classes.root}>
      <table aria-labelledby={id} className={classes.table}>
        <caption>
          <div className={classes.caption}>
            <strong id={id}>{title}</strong>
            {tag ? <span className={classes.chip}>{tag}</span> : null}
            {facts.length > 0 ? <TourFacts facts={facts} /> : null}
          </div>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={classes[column.kind]}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TourRow key={row.cells[0]} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TourRow({ row, columns }: { row: Table["rows"][number]; columns: Table["columns"] }) {
  const [heading, ...cells] = row.cells;
  return (
    <tr className={row.sum ? classes.sum : undefined}>
      <th scope="row">{heading}</th>
      {cells.map((cell, index) => {
        const kind = columns[index + 1]?.kind;
        const low = row.low.includes(index + 1);
        return (
          <td
            key={columns[index + 1]?.title}
            className={kind ? classes[kind] : undefined}
            data-low={low || undefined}
          >
            {kind === "status" && cell ? <span className={classes.chip}>{cell}</span> : cell}
          </td>
        );
      })}
    </tr>
  );
}
