import { interactionEvents, onFirstInteraction } from "./firstInteraction";
import { onSlowNavigation } from "./navigation";

/** How long the assistant waits for a sign of life before it comes all the same, in milliseconds. */
const assistantDelay = 5000;

/**
 * Another company's chat takes the assistant's place where one is configured. Said in full here,
 * so that the bundler drops the branch that is not built.
 */
const load = process.env.GATSBY_CHAT_SCRIPT_URL
  ? (url = process.env.GATSBY_CHAT_SCRIPT_URL ?? "") =>
      import(/* webpackChunkName: "chat" */ "../assistant/chatScript").then(({ addChatScript }) =>
        addChatScript(url),
      )
  : () =>
      import(/* webpackChunkName: "assistant" */ "../assistant/mount").then(({ mountAssistant }) =>
        mountAssistant(onSlowNavigation),
      );

/**
 * Shows the assistant's button at the first interaction or after five seconds; nothing of it is
 * loaded before. Where it does not arrive the page does without, until the network is back.
 */
export function startAssistant(): void {
  onFirstInteraction(interactionEvents, assistantDelay, () => {
    load().catch(() => window.addEventListener("online", startAssistant, { once: true }));
  });
}
