import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../../i18n/languages";
import { answer, keepTurns, restoreTurns, type Turn } from "../conversation";
import type { Engine } from "../engine";
import type { KnowledgeEntry } from "../knowledge";
import { loadEngine } from "../loadEngine";
import { cleanQuestion } from "../question";
import { serviceAt } from "../suggestions";
import { addWords } from "../words";

/** The conversation on a page: its turns so far, and what a visitor can do. */
export function useConversation(pageLanguage: Language, path: string) {
  const { i18n } = useTranslation();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [engine, setEngine] = useState<Engine>();
  /** What failed because something did not load. */
  const [failed, setFailed] = useState<() => Promise<void>>();
  const [isBusy, setBusy] = useState(true);
  const latest = useRef(turns);

  const show = useCallback((next: readonly Turn[]) => {
    latest.current = next;
    setTurns(next);
    keepTurns(next);
  }, []);

  const load = useCallback(
    async (language: Language) => {
      const [loaded] = await Promise.all([loadEngine(language), addWords(i18n, language)]);
      return loaded;
    },
    [i18n],
  );

  const attempt = useCallback((work: () => Promise<void>) => {
    setFailed(undefined);
    setBusy(true);
    work().then(
      () => setBusy(false),
      () => {
        setBusy(false);
        setFailed(() => work);
      },
    );
  }, []);

  useEffect(() => {
    attempt(async () => {
      const [own, before] = await Promise.all([load(pageLanguage), restoreTurns(load)]);
      setEngine(own);
      show([...before, ...latest.current]);
    });
  }, [attempt, load, pageLanguage, show]);

  const ask = (typed: string) => {
    const question = cleanQuestion(typed);
    if (question === "") return;
    attempt(async () => {
      const own = await load(pageLanguage);
      const subject = latest.current.at(-1)?.entry?.subject ?? serviceAt(own.knowledge, path);
      show([...latest.current, await answer(question, pageLanguage, subject, load)]);
    });
  };

  /** Asks a question that was offered, whose answer is known. */
  const choose = (entry: KnowledgeEntry, { knowledge }: Pick<Turn, "knowledge">) => {
    const { language } = knowledge;
    show([...latest.current, { question: entry.question, language, knowledge, entry, others: [] }]);
  };

  const retry = failed && (() => attempt(failed));
  return { turns, engine, isBusy, retry, ask, choose, clear: () => show([]) };
}
