import { graphql } from "gatsby";

export const erpTourFragment = graphql`
  fragment ErpTour on ErpTour {
    title(language: $language)
    intro(language: $language)
    notice(language: $language)
    tabs(language: $language)
    company(language: $language)
    story {
      title(language: $language)
      intro(language: $language)
    }
    sheet(language: $language) {
      month
      story {
        ...TourStep
      }
      facts {
        ...TourFact
      }
      screens {
        ...TourScreen
      }
    }
  }

  fragment TourScreen on TourScreen {
    id
    title
    intro
    tables {
      ...TourTable
    }
    chart {
      ...TourChart
    }
  }

  fragment TourStep on TourStoryStep {
    title
    text
    date
    label
    figure
  }

  fragment TourTable on TourTable {
    title
    tag
    facts {
      ...TourFact
    }
    columns {
      title
      kind
    }
    rows {
      cells
      sum
      low
    }
  }

  fragment TourFact on TourFact {
    label
    value
  }

  fragment TourChart on TourChart {
    title
    unit
    legend
    axis
    bars {
      series
      x
      y
      width
      height
    }
    values {
      at
      label
    }
    months {
      at
      label
    }
  }
`;
