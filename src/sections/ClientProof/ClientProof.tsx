import { Section } from "../../components/Section/Section";
import { ClientMarks } from "./ClientMarks";
import { Testimonials } from "./Testimonials";

/** What clients say, and their marks; nothing of either while its list is empty. */
export function ClientProof({ proof }: { proof: Queries.ClientProofFragment }) {
  const { testimonials, clients } = proof;
  const quotes = testimonials.items ?? [];
  const marks = clients.items ?? [];
  const hasQuotes = quotes.length > 0;
  const hasMarks = marks.length > 0;
  if (!hasQuotes && !hasMarks) return null;
  return (
    <Section title={hasQuotes ? testimonials.title : clients.title} raised>
      {hasQuotes ? <Testimonials testimonials={quotes} /> : null}
      {hasMarks ? (
        <ClientMarks clients={marks} title={hasQuotes ? clients.title : undefined} />
      ) : null}
    </Section>
  );
}
