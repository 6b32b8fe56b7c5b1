import { Badge, Table } from "@mantine/core";
import "@mantine/core/styles/Badge.layer.css";
import "@mantine/core/styles/Table.layer.css";
import { useId } from "react";
import { TourFacts } from "./TourFacts";
import * as classes from "./TourTable.module.css";

type TableOfTour = Queries.TourTableFragment;

/** A document or report. A table wider than the window scrolls in a region of its own. */
export function TourTable({ table }: { table: TableOfTour }) {
  const { title, tag, facts, columns, rows } = table;
  const id = useId();
  return (
    // What scrolls is reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-labelledby={id} tabIndex={0} className={classes.root}>
      <Table
        aria-labelledby={id}
        captionSide="top"
        withRowBorders={false}
        className={classes.table}
      >
        <Table.Caption>
          <div className={classes.caption}>
            <strong id={id}>{title}</strong>
            {tag ? <Badge className={classes.chip}>{tag}</Badge> : null}
            {facts.length > 0 ? <TourFacts facts={facts} /> : null}
          </div>
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column.title} scope="col" className={classes[column.kind]}>
                {column.title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <TourRow key={row.cells[0]} row={row} columns={columns} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function TourRow({
  row,
  columns,
}: {
  row: TableOfTour["rows"][number];
  columns: TableOfTour["columns"];
}) {
  const [heading, ...cells] = row.cells;
  return (
    <Table.Tr className={row.sum ? classes.sum : undefined}>
      <Table.Th scope="row">{heading}</Table.Th>
      {cells.map((cell, index) => {
        const kind = columns[index + 1]?.kind;
        const low = row.low.includes(index + 1);
        return (
          <Table.Td
            key={columns[index + 1]?.title}
            className={kind ? classes[kind] : undefined}
            data-low={low || undefined}
          >
            {kind === "status" && cell ? <Badge className={classes.chip}>{cell}</Badge> : cell}
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
}
