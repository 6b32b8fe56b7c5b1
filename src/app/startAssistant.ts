import { interactionEvents, onFirstInteraction } from "./firstInteraction";
import { onSlowNavigation } from "./navigation";

/** Shows the assistant after this time without an interaction, in milliseconds. */
const assistantDelay = 5000;

/**
 * Replaces the assistant with a third-party chat where one is configured. Written out in full, so
 * that the bundler drops the unused branch.
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
 * Shows the assistant's button at the first interaction or after five seconds; none of its code
 * loads before. If loading fails, it is retried when the network is back.
 */
export function startAssistant(): void {
  onFirstInteraction(interactionEvents, assistantDelay, () => {
    load().catch(() => window.addEventListener("online", startAssistant, { once: true }));
  });
}
