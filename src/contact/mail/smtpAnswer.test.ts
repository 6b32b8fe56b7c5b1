/** @jest-environment node */
import { createRecord } from "../store/record";
import { mailTo, sampleMessage } from "../testing/testContact";
import { openMailServer, type TestMailServer } from "../testing/testMailServer";
import { createSend } from "./mail";
import type { Failure } from "./sendOutcome";
import type { MailSetting } from "./answerRules";
import { readSmtpAnswer } from "./smtpAnswer";

type At = "login" | "sender" | "recipient" | "data";
/** The cause, or the setting to check. */
type Meaning = Exclude<Failure["cause"], "settings"> | MailSetting;

/**
 * Answers as these servers give them, from their documentation and from public reports of them:
 * support.google.com/a/answer/3726730, learn.microsoft.com (NDR codes of Exchange Online),
 * docs.aws.amazon.com/ses (SMTP response codes), twilio.com/docs/sendgrid (SMTP errors),
 * postfix.org/postconf.5, exim.org, support.cpanel.net, zoho.com/mail, smtp.codes.
 */
const answers: Readonly<Record<string, readonly [At, string, Meaning][]>> = {
  Google: [
    ["data", "550 5.4.5 Daily user sending limit exceeded. For more information on Gmail", "busy"],
    [
      "sender",
      "550-5.4.5 Daily SMTP relay limit exceeded for customer.\n550 5.4.5 visit us",
      "busy",
    ],
    ["recipient", "452 4.2.2 The email account that you tried to reach is over quota.", "putOff"],
    ["recipient", "552 5.2.2 The recipient's inbox is out of storage space.", "busy"],
    [
      "recipient",
      "450 4.2.1 The user you are trying to contact is receiving mail too quickly.",
      "putOff",
    ],
    [
      "recipient",
      "550-5.2.1 The user you are trying to contact is receiving mail at a rate that\n550-5.2.1 prevents additional messages from being delivered.\n550 5.2.1 Please resend your message at a later time.",
      "busy",
    ],
    [
      "recipient",
      "550-5.1.1 The email account that you tried to reach does not exist. Please\n550 5.1.1 double-check it",
      "CONTACT_TO",
    ],
    ["recipient", "550 5.2.1 The email account that you tried to reach is disabled.", "CONTACT_TO"],
    ["recipient", "553 5.1.2 We weren't able to find the recipient domain.", "CONTACT_TO"],
    ["recipient", "550 5.7.1 Relaying denied", "SMTP_URL"],
    ["sender", "530 5.7.0 Must issue a STARTTLS command first.", "SMTP_URL"],
    [
      "sender",
      "530-5.5.1 Authentication Required. Learn more at\n530 5.5.1 https://support.google.com",
      "SMTP_URL",
    ],
    [
      "login",
      "535-5.7.8 Username and Password not accepted. For more information, go to\n535 5.7.8 https://support.google.com/mail/?p=BadCredentials",
      "SMTP_URL",
    ],
    ["login", "534-5.7.9 Application-specific password required.", "SMTP_URL"],
    ["login", "454 4.7.0 Too many login attempts, please try again later.", "busy"],
    [
      "data",
      "550-5.7.26 This mail has been blocked because the sender is unauthenticated.\n550 5.7.26 DKIM = did not pass",
      "CONTACT_FROM",
    ],
    [
      "data",
      "550 5.7.1 This message is likely unsolicited mail. To reduce the amount of spam, this message has been blocked.",
      "content",
    ],
    [
      "data",
      "550-5.7.1 [192.0.2.1] Our system has detected an unusual rate of unsolicited mail\n550-5.7.1 originating from your IP address. To protect our users from spam,\n550 5.7.1 mail sent from your IP address has been blocked.",
      "busy",
    ],
    [
      "data",
      "550 5.7.1 Gmail has detected that this message is suspicious due to the very low reputation of the sending IP address.",
      "SMTP_URL",
    ],
    [
      "data",
      "552 5.7.0 This message was blocked because its content presents a potential security issue.",
      "content",
    ],
    ["data", "552 5.3.4 Your message exceeded Google's message size limits.", "content"],
    ["data", "552 5.2.3 Your message exceeded Google's message size limits.", "content"],
    ["data", "554 5.6.0 Mail message is malformed. Not accepted.", "content"],
    ["data", "550 5.7.28 There is an unusual rate of unsolicited mail.", "busy"],
    ["data", "421 4.7.0 Try again later, closing connection.", "putOff"],
  ],
  Microsoft: [
    [
      "data",
      "550 5.7.60 SMTP; Client does not have permissions to send as this sender",
      "CONTACT_FROM",
    ],
    [
      "data",
      "554 5.2.0 STOREDRV.Submission.Exception:SendAsDeniedException.MapiExceptionSendAsDenied; Failed to process message due to a permanent exception",
      "CONTACT_FROM",
    ],
    [
      "data",
      "554 5.2.252 SendAsDenied; web@fts.example not allowed to send as info@fts.example",
      "CONTACT_FROM",
    ],
    [
      "sender",
      "530 5.7.57 SMTP; Client was not authenticated to send anonymous mail during MAIL FROM",
      "SMTP_URL",
    ],
    ["recipient", "550 5.7.64 TenantAttribution; Relay Access Denied", "SMTP_URL"],
    ["recipient", "550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain", "SMTP_URL"],
    ["recipient", "550 5.4.1 Recipient address rejected: Access denied.", "CONTACT_TO"],
    [
      "recipient",
      "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup",
      "CONTACT_TO",
    ],
    [
      "recipient",
      "550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required",
      "CONTACT_TO",
    ],
    [
      "data",
      "554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException.MapiExceptionShutoffQuotaExceeded",
      "busy",
    ],
    [
      "data",
      "550 5.1.90 Your message can't be sent because you've reached your daily limit for message recipients",
      "busy",
    ],
    ["data", "432 4.3.2 STOREDRV.ClientSubmit; sender thread limit exceeded", "putOff"],
    ["sender", "550 5.1.8 Access denied, bad outbound sender", "CONTACT_FROM"],
    [
      "data",
      "550 5.7.501 Service unavailable. Spam abuse detected from IP address. To request removal",
      "SMTP_URL",
    ],
    ["data", "550 5.7.705 Access denied, tenant has exceeded threshold", "busy"],
    [
      "data",
      "550 5.7.708 Service unavailable. Access denied, traffic not accepted from this IP",
      "SMTP_URL",
    ],
    [
      "login",
      "535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant.",
      "SMTP_URL",
    ],
    ["login", "535 5.7.3 Authentication unsuccessful", "SMTP_URL"],
    ["data", "550 5.7.1 Message rejected as spam by Content Filtering.", "content"],
    ["data", "451 4.7.500 Server busy. Please try again later", "putOff"],
    [
      "recipient",
      "550 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using Spamhaus.",
      "SMTP_URL",
    ],
  ],
  "Amazon SES": [
    [
      "data",
      "554 Message rejected: Email address is not verified. The following identities failed the check in region EU-WEST-1: web@fts.example",
      "CONTACT_FROM",
    ],
    [
      "data",
      "554 Message rejected: Sending paused for this account. For more information, please check the inbox",
      "SMTP_URL",
    ],
    ["data", "454 Throttling failure: Maximum sending rate exceeded.", "putOff"],
    ["data", "454 Throttling failure: Daily message quota exceeded.", "putOff"],
    ["data", "451 Temporary service failure", "putOff"],
    ["login", "535 Authentication Credentials Invalid", "SMTP_URL"],
    ["sender", "530 Authentication required", "SMTP_URL"],
    [
      "data",
      "554 Access denied: User `arn:aws:iam::1:user/ses' is not authorized to perform `ses:SendRawEmail'",
      "unclear",
    ],
    ["data", "552 Message is too long.", "content"],
  ],
  "Postmark, SendGrid, Mailgun, Brevo": [
    [
      "data",
      "550 5.7.1 The 'From' address you supplied (web@fts.example) is not a Sender Signature on your account.",
      "CONTACT_FROM",
    ],
    [
      "sender",
      "550 The from address does not match a verified Sender Identity. Mail cannot be sent until this error is resolved.",
      "CONTACT_FROM",
    ],
    ["sender", "550 Unauthenticated senders not allowed", "CONTACT_FROM"],
    ["login", "451 Authentication failed: Maximum credits exceeded", "busy"],
    ["data", "550 Maximum credits exceeded", "busy"],
    ["login", "535 Authentication failed: Bad username / password", "SMTP_URL"],
    [
      "data",
      "421 Domain fts.example is not allowed to send: The domain is unverified and requires DNS configuration.",
      "CONTACT_FROM",
    ],
    [
      "data",
      "554 Sandbox subdomains are for test purposes only. Please add your own domain.",
      "SMTP_URL",
    ],
    ["recipient", "550 5.7.1 Relaying denied", "SMTP_URL"],
    ["login", "525 5.7.1 Unauthorized IP address", "SMTP_URL"],
    ["sender", "502 5.7.0 Your SMTP account is not yet activated. Contact us", "SMTP_URL"],
    ["sender", "550 5.7.1 Unconfigured Sending Domain <fts.example>", "CONTACT_FROM"],
  ],
  "exim and cPanel": [
    [
      "data",
      "550 Domain fts.example has exceeded the max emails per hour (150/150 (100%)) allowed. Message discarded.",
      "busy",
    ],
    [
      "recipient",
      "550 Domain fts.example has exceeded the max defers and failures per hour (5/5 (100%)) allowed. Message discarded.",
      "busy",
    ],
    ["recipient", "550 No Such User Here", "CONTACT_TO"],
    [
      "recipient",
      "550-Verification failed for <web@fts.example>\n550-No Such User Here\n550 Sender verify failed",
      "CONTACT_FROM",
    ],
    ["recipient", "550 relay not permitted", "SMTP_URL"],
    ["sender", "550 SMTP AUTH is required for message submission on port 587", "SMTP_URL"],
    ["sender", '550 Outgoing mail from "web@fts.example" has been suspended.', "SMTP_URL"],
    ["data", "550 This message was classified as SPAM and may not be delivered", "content"],
    ["data", "552 Message size exceeds maximum permitted", "content"],
    ["recipient", "451 Temporary local problem - please try later", "putOff"],
    ["data", "550 Administrative prohibition", "unclear"],
  ],
  Postfix: [
    ["recipient", "554 5.7.1 <info@fts.example>: Relay access denied", "SMTP_URL"],
    ["recipient", "454 4.7.1 <info@fts.example>: Relay access denied", "SMTP_URL"],
    [
      "recipient",
      "550 5.1.1 <info@fts.example>: Recipient address rejected: User unknown in virtual mailbox table",
      "CONTACT_TO",
    ],
    [
      "recipient",
      "550 5.1.2 <info@fts.exmaple>: Recipient address rejected: Domain not found",
      "CONTACT_TO",
    ],
    [
      "recipient",
      "553 5.1.3 <info@@fts.example>: Recipient address rejected: malformed",
      "CONTACT_TO",
    ],
    [
      "recipient",
      "553 5.7.1 <web@fts.example>: Sender address rejected: not owned by user info",
      "CONTACT_FROM",
    ],
    [
      "recipient",
      "550 5.1.8 <web@fts.exmaple>: Sender address rejected: Domain not found",
      "CONTACT_FROM",
    ],
    [
      "recipient",
      "450 4.1.8 <web@fts.exmaple>: Sender address rejected: Domain not found",
      "CONTACT_FROM",
    ],
    [
      "recipient",
      "554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org",
      "SMTP_URL",
    ],
    [
      "recipient",
      "450 4.2.0 <info@fts.example>: Recipient address rejected: Greylisted, see http://postgrey.schweikert.ch/",
      "putOff",
    ],
    [
      "recipient",
      "550 5.7.1 <info@fts.example>: Recipient address rejected: Message quota exceeded",
      "busy",
    ],
    ["recipient", "552 5.2.2 <info@fts.example>: user is over quota", "busy"],
    ["recipient", "552 5.2.2 <info@fts.example> Quota exceeded (mailbox for user is full)", "busy"],
    ["sender", "552 5.3.4 Message size exceeds fixed limit", "content"],
    ["sender", "452 4.3.1 Insufficient system storage", "putOff"],
    [
      "recipient",
      "550 5.7.23 <info@fts.example>: Recipient address rejected: Message rejected due to: SPF fail",
      "CONTACT_FROM",
    ],
    ["data", "554 5.7.1 Spam message rejected", "content"],
    ["data", "554 5.7.0 Reject, id=12345-01 - BANNED: multipart/mixed", "content"],
    ["data", "550 5.7.1 Message contains a URL listed in multi.surbl.org", "content"],
    ["data", "554 5.4.6 Too many hops", "busy"],
  ],
  Zoho: [
    ["data", "550 5.4.6 Unusual sending activity detected. Please try after sometime", "busy"],
    ["data", "550 5.4.6 mail rate exceeded limit", "busy"],
    ["sender", "553 Relaying disallowed as web@fts.example", "SMTP_URL"],
    ["login", "554 5.1.8 Sender Address Blocked", "CONTACT_FROM"],
    ["data", "554 5.1.8 Email Outgoing Blocked", "CONTACT_FROM"],
    ["data", "552 5.7.1 virus Win.Test.EICAR_HDB-1 detected by Zoho Mail", "content"],
    ["recipient", "550 5.1.1 <info@fts.example> User unknown", "CONTACT_TO"],
  ],
  "others, and servers without words": [
    ["recipient", "550 sorry, no mailbox here by that name (#5.1.1 - chkuser)", "CONTACT_TO"],
    [
      "recipient",
      "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
      "SMTP_URL",
    ],
    ["data", "552 sorry, that message size exceeds my databytes limit (#5.3.4)", "content"],
    ["recipient", "552 5.2.2 Mailbox size limit exceeded", "busy"],
    ["data", "552 Mailbox size limit exceeded", "busy"],
    ["data", "552 5.2.2 The message size exceeds the mailbox quota", "busy"],
    ["data", "550 Daily sending size limit exceeded", "busy"],
    ["data", "552 5.3.4 Message size exceeds limit of this mailbox", "content"],
    ["data", "550 #5.1.0 Address rejected.", "unclear"],
    [
      "data",
      "554 5.7.1 [2] Message rejected under suspicion of SPAM; https://ya.cc/1IrBc",
      "content",
    ],
    ["data", "554 DT:SPM 163 smtp8, please see http://mail.163.com/help", "content"],
    ["data", "550 Mail content denied", "content"],
    ["sender", "550 Domain frequency limited", "busy"],
    ["data", "554 5.7.1 [CS01] Message rejected due to local policy.", "unclear"],
    ["data", "554 5.7.9 Message not accepted for policy reasons.", "SMTP_URL"],
    ["data", "551 5.7.1 Not authorised to send from this header address", "CONTACT_FROM"],
    ["sender", '451 4.7.1 Ratelimit "hostinger_out_ratelimit" exceeded', "putOff"],
    ["data", "550 4.4.7 Message expired", "putOff"],
    ["data", "554 Transaction failed", "unclear"],
    ["data", "552 Requested mail action aborted", "busy"],
    ["recipient", "550 mailbox unavailable", "CONTACT_TO"],
    ["recipient", "551 User not local; please try <forward-path>", "CONTACT_TO"],
    ["sender", "550 rejected", "CONTACT_FROM"],
    ["login", "500 unrecognized", "SMTP_URL"],
    ["data", "550", "unclear"],
  ],
};

let open: TestMailServer;
let locked: TestMailServer;
beforeAll(async () => {
  open = await openMailServer();
  locked = await openMailServer({ login: true });
});
afterAll(() => Promise.all([open.close(), locked.close()]));

/** Sends through a real server that gives this answer. */
async function meaningOf(at: At, answer: string): Promise<Meaning> {
  const lines = answer.split("\n").map((line) => line.slice(4));
  const code = Number(answer.slice(0, 3));
  const server = at === "login" ? locked : open;
  server.behaviour = { at, code, text: lines.length > 1 ? lines : lines[0] };
  const url = at === "login" ? server.url.replace("//", "//user:password@") : server.url;
  const record = createRecord({ message: sampleMessage, suspicions: [] }, 0);
  const outcome = await createSend(mailTo({ url }))(record);
  if (outcome.kind !== "failed") throw new Error(`It was ${outcome.kind}.`);
  const { failure } = outcome;
  expect(failure.code).toBe([code, readSmtpAnswer(answer).status].filter(Boolean).join(" "));
  return failure.cause === "settings" ? failure.check : failure.cause;
}

describe.each(Object.entries(answers))("%s", (_server, given) => {
  it.each(given)("at the %s: %s", async (at, answer, meaning) => {
    expect(await meaningOf(at, answer)).toBe(meaning);
  });
});

it.each([
  ["550 5.1.1 no", "5.1.1", "no"],
  ["550-5.7.26 one\r\n550-5.7.26 two\r\n550 5.7.26 three", "5.7.26", "one two three"],
  ["550 #5.1.0 Address rejected.", "5.1.0", "Address rejected."],
  ["550 no mailbox here (#5.1.1)", "5.1.1", "no mailbox here (#5.1.1)"],
  ["550 remote server said: 552 5.2.2 full", "5.2.2", "remote server said: 552 5.2.2 full"],
  ["550 host 5.9.1.2 is listed", "", "host 5.9.1.2 is listed"],
  ["554 5.9.1.2 is listed", "", "5.9.1.2 is listed"],
  ["421", "", ""],
])("reads %j", (response, status, text) => {
  const code = Number(response.slice(0, 3));
  expect(readSmtpAnswer(response)).toEqual({ code, status, text });
});
