/** Made-up proof that fills every section with a realistic amount, to see how the sections look. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { z } from "zod";
import type { proof as schema } from "../../src/content/model/proof";
import { inEachLanguage } from "../../testing/inEachLanguage";

type Proof = z.infer<typeof schema>;

const both = (en: string, ar: string) => inEachLanguage({ en, ar });
const pictures = "images/proof";
const portrait = (index: number) => `./${pictures}/person-${index}.png`;
const logo = (index: number) => `./${pictures}/client-${index}.svg`;

const people = [
  both("Nadia Salem", "نادية سالم"),
  both("Karim El-Sayed", "كريم السيد"),
  both("Huda Al-Mutairi", "هدى المطيري"),
  both("Omar Farouk", "عمر فاروق"),
  both("Salma Adel", "سلمى عادل"),
] as const;

const clients = [
  both("Delta Mills", "مطاحن الدلتا"),
  both("Marsa Freight", "مرسى للشحن"),
  both("Noor Clinics", "عيادات نور"),
  both("Sidra Homes", "سدرة للعقارات"),
  both("Qamar Retail", "Qamar Retail"),
  both("Waha Foods", "واحة للأغذية"),
] as const;

/** What stands in the lists. */
export const filledLists = {
  testimonials: [
    {
      quote: both(
        "We close the month in three days instead of three weeks, and every figure leads to its document.",
        "صرنا نقفل حسابات الشهر في ثلاثة أيام بدلًا من ثلاثة أسابيع، وخلف كل رقم مستنده.",
      ),
      name: people[0],
      role: both("Finance director", "المديرة المالية"),
      company: clients[0],
      portrait: portrait(0),
    },
    {
      quote: both(
        "They asked about our warehouse before they said a word about software. The count has been right ever since the first stock-take.",
        "سألونا عن المستودع قبل أن يتحدثوا عن البرنامج، ومنذ أول جرد والأرصدة مطابقة للواقع.",
      ),
      name: people[1],
      role: both("Head of operations", "مدير العمليات"),
      company: clients[1],
      portrait: portrait(1),
    },
    {
      quote: both("The quote was the invoice.", "ما كُتب في العرض هو ما دفعناه."),
      name: people[2],
      role: both("Owner", "صاحبة الشركة"),
      company: clients[4],
    },
  ],
  clients: clients.map((name, index) => ({
    name,
    logo: logo(index),
    ...(index % 2 === 0 && { link: `https://client-${index}.example/` }),
  })),
  team: people.map((name, index) => ({
    name,
    role: both("Implementation", "تطبيق الأنظمة"),
    portrait: portrait(index),
    ...(index === 0 && { link: "https://profiles.example/nadia" }),
  })),
  certificates: [
    {
      name: both("ISO/IEC 27001", "ISO/IEC 27001"),
      issuer: both("Example certification body", "جهة اعتماد للتجربة"),
      year: 2025,
      link: "https://certificates.example/27001",
    },
    {
      name: both("Certified IFRS implementation partner", "شريك معتمد لتطبيق معايير IFRS"),
      issuer: both("Example institute of accountants", "معهد محاسبين للتجربة"),
      year: 2024,
    },
  ],
  registration: [
    {
      kind: "commercialRegister",
      number: "000000",
      office: both("Alexandria commercial register", "مكتب سجل تجاري الإسكندرية"),
    },
    {
      kind: "taxNumber",
      number: "000-000-000",
      office: both("Alexandria tax office", "مأمورية ضرائب الإسكندرية"),
    },
  ],
} as const satisfies { [List in keyof Proof]: NonNullable<Proof[List]["items"]> };

/** A logo in colours of its own: a mark and a word-like bar. */
const svg = (index: number) => {
  const hue = index * 60;
  const width = 90 + ((index * 37) % 60);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width + 50} 40" width="${width + 50}" height="40"><circle cx="20" cy="20" r="${14 + (index % 3) * 2}" fill="hsl(${hue} 70% 45%)"/><rect x="48" y="12" width="${width}" height="16" rx="${index * 2}" fill="hsl(${hue + 30} 60% 35%)"/></svg>`;
};

/** Fills every list of a copy of the project, with the pictures it names. */
export async function fillProof(root: string): Promise<void> {
  const file = join(root, "content/proof.json");
  const content = JSON.parse(readFileSync(file, "utf8")) as Record<string, object>;
  const filled = Object.entries(filledLists).map(([list, items]) => [
    list,
    { ...content[list], items },
  ]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(filled)));
  const folder = join(root, "content", pictures);
  mkdirSync(folder, { recursive: true });
  for (const index of clients.keys()) {
    writeFileSync(join(folder, `client-${index}.svg`), svg(index));
  }
  for (const { portrait } of filledLists.team) {
    const background = "#8a5f0c";
    await sharp({ create: { width: 200, height: 200, channels: 3, background } })
      .png()
      .toFile(join(root, "content", portrait));
  }
}
