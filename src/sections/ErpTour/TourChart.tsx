import { useId } from "react";
import * as classes from "./TourChart.module.css";

/** A bar chart as it was drawn at build time; places are in %, so that letters keep their size. */
export function TourChart({ chart }: { chart: Queries.TourChartFragment }) {
  const { title, unit, legend, bars, values, months, axis } = chart;
  const id = useId();
  return (
    <figure className={classes.root}>
      <figcaption className={classes.legend}>
        {legend.map((name, index) => (
          <span key={name} className={index === 0 ? classes.sales : classes.grossProfit}>
            {name}
          </span>
        ))}
        <span className={classes.unit}>{unit}</span>
      </figcaption>
      <svg role="img" aria-labelledby={id} className={classes.drawing}>
        <title id={id}>{title}</title>
        {values.map(({ at, label }) => (
          <g key={label}>
            <line x1="0%" x2="100%" y1={`${at}%`} y2={`${at}%`} />
            <text x={`${axis}%`} y={`${at}%`} dy="-0.35em">
              {label}
            </text>
          </g>
        ))}
        {bars.map(({ series, x, y, width, height }) => (
          <rect
            key={`${series} ${x}`}
            className={series === "sales" ? classes.sales : classes.grossProfit}
            x={`${x}%`}
            y={`${y}%`}
            width={`${width}%`}
            height={`${height}%`}
          />
        ))}
        {months.map(({ at, label }) => (
          <text key={label} x={`${at}%`} y="97%" textAnchor="middle">
            {label}
          </text>
        ))}
      </svg>
    </figure>
  );
}
