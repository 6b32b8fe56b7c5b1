import { Section } from "../../components/Section/Section";
import { ClientMarks } from "./ClientMarks";
import { Testimonials } from "./Testimonials";

/** What clients say, and their marks; nothing of either while its list is empty. */
export function ClientProof({ proof }: { proof: Queries.ClientProofFragment }) {
  const { testimonials, clients } = proof;
  const hasQuotes = testimonials.items.length > 0;
  const hasMarks = clients.items.length > 0;
  if (!hasQuotes && !hasMarks) return null;
  return (
    <Section title={hasQuotes ? testimonials.title : clients.title} raised>
      {hasQuotes ? <Testimonials testimonials={testimonials.items} /> : null}
      {hasMarks ? (
        <ClientMarks clients={clients.items} title={hasQuotes ? clients.title : undefined} />
      ) : null}
    </Section>
  );
}
