/** The settings that an answer can be about; `.env.example` says what each means. */
export type MailSetting = "SMTP_URL" | "CONTACT_FROM" | "CONTACT_TO";

/** What the server was answering. */
export type Stage = "connection" | "login" | "sender" | "recipient" | "content";

/** What an answer means for the messages that wait. */
export type Verdict =
  /** Ends by itself: full, busy, or over a limit. */
  | { cause: "busy" }
  /** Nothing goes out until this setting, or what stands behind it at the mail server, is right. */
  | { cause: "settings"; check: MailSetting }
  /** A fault of this one message: it would be refused again. */
  | { cause: "content" }
  /** Put off (4xx), to be tried again. */
  | { cause: "putOff" }
  /** Refused (5xx) for a reason that nothing here recognizes. */
  | { cause: "unclear" };

export interface Rule {
  /** Subject and detail of the enhanced status code. */
  status?: RegExp;
  /** Basic codes that say it without an enhanced one. */
  code?: readonly number[];
  text?: RegExp;
  /** Only where the server answers one of these. */
  at?: readonly Stage[];
  /** Whether the words say it even with a temporary code (4xx). */
  evenPutOff?: true;
  verdict: Verdict;
}

const content = { cause: "content" } as const;
export const busy = { cause: "busy" } as const;
export const check = (setting: MailSetting) => ({ cause: "settings", check: setting }) as const;

const envelopeAndContent = ["sender", "recipient", "content"] as const;
const onlyContent = ["content"] as const;

const tooLarge: readonly Rule[] = [
  { status: /^(?:3\.4|7\.16)$/, at: envelopeAndContent, verdict: content },
];

const full: readonly Rule[] = [
  { status: /^(?:4\.5|2\.2|3\.[125]|1\.90|7\.28|4\.[237])$/, verdict: busy },
  // Not the size of this message, but of all that is kept, or sent in a time.
  {
    text: /\b(?:mailbox|inbox|quota)\b[^.]*\b(?:size|limit|full)\b|\b(?:size|limit)\b[^.]*\b(?:mailbox|quota)\b|\b(?:daily|hourly|monthly|per (?:hour|day|month))\b/i,
    verdict: busy,
  },
];

const tooLargeByWords: Rule = {
  text: /\b(?:message|e-?mail|attachment|content) (?:body )?(?:size|length|(?:is |was )?too (?:large|big|long))|\bsize limit|\blarger than\b/i,
  at: envelopeAndContent,
  verdict: content,
};

const endsByItself: readonly Rule[] = [
  {
    text: /\b(?:grey|gray)-?list|\btemporar|\bthrottl|\bdefer(?:red|s)\b|\b(?:try|retry|send it|resend|come back)\b[^.]*\b(?:again|after|minutes|hours)\b|\blater\b/i,
    verdict: busy,
  },
  {
    text: /\b(?:quota|limit|rate|credits?|threshold|max(?:imum)?)\b[^.]*\b(?:exceed|reach|hit\b|limited)|\bexceed\w*\b[^.]*\b(?:quota|limit|rate|max|credits?|threshold)|\b(?:over|out of|insufficient) ?(?:quota|limit|storage|disk|system|space|memory)|\boverlimit|\bfrequency limited|\b(?:rate|send|sending) ?limit/i,
    verdict: busy,
  },
  {
    text: /\btoo (?:many|much|fast|frequent)|\b(?:mailbox|inbox|account|user)(?:['’]s)?(?: \S+){0,4} (?:is |are )?(?:full|over ?quota)\b|\bfull mailbox|\bunusual (?:rate|sending|activity)|\bper (?:hour|day|minute)\b/i,
    verdict: busy,
  },
];

const wrongSettings: readonly Rule[] = [
  { code: [530, 534, 535, 538], verdict: check("SMTP_URL") },
  { status: /^(?:1\.[1-46]|1\.10)$/, verdict: check("CONTACT_TO") },
  {
    status: /^(?:2\.[14]|4\.[14]|7\.(?:2|1[2379]\d))$/,
    at: ["recipient"],
    verdict: check("CONTACT_TO"),
  },
  { status: /^(?:1\.[789]|7\.(?:2[0-79]|60|50[39]|51[123]))$/, verdict: check("CONTACT_FROM") },
  { status: /^7\.(?:[3-9]|\d{2,3})$/, verdict: check("SMTP_URL") },
  {
    text: /\brelay|\brcpthosts|\bauthentication (?:failed|required|unsuccessful|is required)|\bnot authenticated|\blog ?in\b|\bcredential|\bpassword|\bSMTP AUTH\b/i,
    evenPutOff: true,
    verdict: check("SMTP_URL"),
  },
  {
    text: /\bsenders?\b|\bfrom[ :-]?(?:address|header|domain)\b|\bsend ?as\b|SendAsDenied|\bunvalidated|\bto send (?:from|mail from)\b|\bnot (?:allowed|authori[sz]ed|permitted) to send\b|\b(?:SPF|DKIM|DMARC)\b|\bunauthenticated|\b(?:sending|unconfigured) (?:\w+ )?domain/i,
    evenPutOff: true,
    verdict: check("CONTACT_FROM"),
  },
  {
    text: /\brecipients?\b|\bno such (?:user|mailbox)|\buser unknown|\bunknown user|\bmailbox (?:not found|unavailable|does not exist)/i,
    at: ["recipient"],
    verdict: check("CONTACT_TO"),
  },
  {
    text: /\b(?:not|un)[ -]?verified\b|\bunverified\b|\bdomain\b.*\bnot (?:allowed|configured|found)/i,
    evenPutOff: true,
    verdict: check("CONTACT_FROM"),
  },
  {
    text: /\bhost\b|\bIP\b|\bPTR\b|\breverse DNS\b|\b(?:RBL|DNSBL)\b|\bspamhaus\b|\b(?:black|block)-?list|\breputation\b|\bsuspended\b|\b(?:de|in)?activat|\bdisabled\b|\bsandbox|\bbilling\b|\baccount\b|\btenant\b|\bpaused\b|\b(?:START)?TLS\b|\bhops\b|\bloop/i,
    verdict: check("SMTP_URL"),
  },
];

const faultOfContent: readonly Rule[] = [
  { status: /^(?:6\.\d+|2\.3)$/, at: onlyContent, verdict: content },
  {
    text: /\bspam|\bSPM\b|\bunsolicited|\bjunk|\bviru|\bmalware|\bphish|\bbanned|\bcontent\b|\bcontains?\b|\battachment|\bmalformed|\bsuspicious|\bprohibited (?:word|text)|\bsubject (?:is|line|field|header)\b/i,
    at: onlyContent,
    verdict: content,
  },
];

/** Blames the message's links or Reply-To, in terms that otherwise concern the sending machine. */
const faultOfWords: Rule = {
  text: /\b(?:URI|URL|link)s?\b.*\b(?:black|block|list|ban|reject)|\b(?:SURBL|URIBL|DBL)\b|\breply-to\b/i,
  at: onlyContent,
  verdict: content,
};

/**
 * The first rule that fits decides. Status codes are those of RFC 3463, RFC 7372, IANA's registry,
 * Google and Microsoft; words are those of servers whose codes say too little. The sender and the
 * recipients are ours, the same for every message: what is said of them is no fault of one message.
 */
export const rules: readonly Rule[] = [
  ...tooLarge,
  ...full,
  tooLargeByWords,
  ...endsByItself,
  faultOfWords,
  ...wrongSettings,
  ...faultOfContent,
];
