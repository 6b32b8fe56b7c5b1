/** What the GraphQL layer gives of the tour's screens: words and figures ready to show. */
import { z } from "zod";

const words = (description: string) => z.string().meta({ description });
const percent = (description: string) =>
  z.number().meta({ description: `${description}, in % of the drawing.` });
const object = <Shape extends z.ZodRawShape>(id: string, description: string, shape: Shape) =>
  z.strictObject(shape).meta({ id, description });
const list = <Schema extends z.ZodType>(schema: Schema, description: string) =>
  z.array(schema).meta({ description });

const fact = object("TourFact", "A labelled value at the head of a document.", {
  label: words("What it is."),
  value: words("The value."),
});

const column = object("TourColumn", "A column of a table.", {
  title: words("Its heading."),
  kind: z.enum(["text", "number", "status"]).meta({ description: "What its cells hold." }),
});

const row = object("TourRow", "A row of a table.", {
  cells: list(z.string(), "Its cells, by column. The first is its heading."),
  sum: z.boolean().meta({ description: "Whether it adds up the rows above." }),
  low: list(z.number().int(), "Positions of cells that call for attention."),
});

const table = object("TourTable", "A document or report as a table.", {
  title: words("Its name."),
  tag: words("Its state.").optional(),
  facts: list(fact, "What stands at its head."),
  columns: list(column, "Its columns."),
  rows: list(row, "Its rows."),
});

const step = object("TourStoryStep", "A step of the story of one shipment.", {
  title: words("A few words."),
  text: words("A sentence."),
  date: words("Its day."),
  label: words("What its figure is."),
  figure: words("Its amount."),
});

const bar = object("TourBar", "A bar of the chart.", {
  series: z.enum(["sales", "grossProfit"]).meta({ description: "What it shows." }),
  x: percent("Its left edge"),
  y: percent("Its upper edge"),
  width: percent("Its width"),
  height: percent("Its height"),
});

const tick = object("TourTick", "A mark of an axis.", {
  at: percent("Its place along the axis"),
  label: words("Its label."),
});

const chart = object("TourChart", "A chart, mirrored where the language reads from the right.", {
  title: words("What it shows."),
  unit: words("What the values count."),
  legend: list(z.string(), "The names of its series."),
  bars: list(bar, "Its bars."),
  values: list(tick, "Marks of the values."),
  months: list(tick, "Marks of the months."),
  axis: percent("Where the labels of the values begin"),
});

const screen = object("TourScreen", "A screen of the tour.", {
  id: z.enum(["accounting", "inventory", "import", "reports"]).meta({ description: "Its id." }),
  title: words("Its name, as on its tab."),
  intro: words("What it shows, in a sentence or two."),
  tables: list(table, "Its tables."),
  chart: chart.optional(),
});

const glimpse = object("TourGlimpse", "The month at a glance.", {
  figures: list(fact, "Its result, in three figures."),
  story: list(fact, "What a shipment cost by its invoice, and in the end."),
  months: list(
    object("TourMonthBar", "A month as a bar.", {
      sales: percent("The height of the sales"),
      profit: z.number().meta({ description: "How much of it is gross profit, in %." }),
    }),
    "Its months as bars, the highest of 100 %.",
  ),
});

export const tourSheet = object("TourSheet", "The tour in a language, ready to show.", {
  facts: list(fact, "What holds for all screens."),
  month: words("The month it shows."),
  glimpse,
  story: list(step, "One shipment from the letter of credit to the profit, in order."),
  screens: list(screen, "Its screens, in order."),
});

export type TourChart = z.infer<typeof chart>;
export type TourScreen = z.infer<typeof screen>;
export type TourStep = z.infer<typeof step>;
export type TourSheet = z.infer<typeof tourSheet>;
export type TourTable = z.infer<typeof table>;
