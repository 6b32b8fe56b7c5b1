import { startTransition, useCallback, useContext, useEffect, useRef, useState } from "react";
import { I18nContext } from "react-i18next";
import { afterPaint } from "../../components/afterPaint";
import {
  answer,
  restoreTurns,
  toStored,
  type LoadEngine,
  type Place,
  type Turn,
} from "../conversation";
import type { Engine } from "../engine";
import { addToHistory, forgetHistory, readHistory } from "../history";
import type { KnowledgeEntry } from "../knowledge";
import { loadEngine } from "../loadEngine";
import { cleanQuestion } from "../question";
import { addWords } from "../words";

/** The conversation on a page: its turns so far, and what a visitor can do. */
export function useConversation(place: Place) {
  const { i18n } = useContext(I18nContext);
  const pageLanguage = place.language;
  /** What was kept when the panel was opened, as it was kept and as it is shown again. */
  const [history, setHistory] = useState(readHistory);
  const [restored, setRestored] = useState<readonly Turn[]>([]);
  const [added, setAdded] = useState<readonly Turn[]>([]);
  const [engine, setEngine] = useState<Engine>();
  /** What failed because something did not load. */
  const [failed, setFailed] = useState<() => Promise<void>>();
  const [isBusy, setBusy] = useState(true);
  const [isLive, setLive] = useState(false);
  /** The answer that is awaited, after which a question asked meanwhile is answered. */
  const pendingAnswer = useRef<Promise<Turn | undefined>>(undefined);
  const turns = [...restored, ...added];
  const last = turns.at(-1);

  const load = useCallback(
    async (...wanted: Parameters<LoadEngine>) => {
      const [loaded] = await Promise.all([loadEngine(...wanted), addWords(i18n, wanted[0])]);
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
    attempt(async () => setEngine(await load(pageLanguage)));
  }, [attempt, load, pageLanguage]);

  useEffect(() => {
    if (!engine) return;
    let isWanted = true;
    void restoreTurns(history, load).then((again) => {
      if (isWanted) setRestored(again);
    });
    return () => {
      isWanted = false;
    };
  }, [engine, history, load]);

  const add = (turn: Turn) => {
    // Kept by itself: what was there before stays, restored or not.
    addToHistory(toStored(turn));
    startTransition(() => setAdded((before) => [...before, turn]));
  };

  const ask = (typed: string) => {
    const question = cleanQuestion(typed);
    if (question === "") return;
    setLive(true);
    const before = pendingAnswer.current ?? Promise.resolve(last);
    attempt(() => {
      // The emptied field is painted before the answer is looked for.
      const painted = new Promise<void>((resolve) => afterPaint(resolve));
      const turn = Promise.all([before, painted]).then(([previous]) =>
        answer(question, place, previous, load),
      );
      const own = turn.catch(() => undefined);
      pendingAnswer.current = own;
      void own.then(() => {
        if (pendingAnswer.current === own) pendingAnswer.current = undefined;
      });
      return turn.then(add);
    });
  };

  /** Asks a question that was offered, whose answer is known. */
  const choose = (entry: KnowledgeEntry, { knowledge }: Pick<Turn, "knowledge">) => {
    const { question } = entry;
    setLive(true);
    const { language } = knowledge;
    add({ question, path: place.path, language, knowledge, entry, others: [] });
  };

  const clear = () => {
    forgetHistory();
    setHistory([]);
    setAdded([]);
  };

  const retry = failed && (() => attempt(failed));
  return {
    turns,
    engine,
    isBusy,
    /** Whether answers are news; those that come back from before are not. */
    isLive,
    retry,
    ask,
    choose,
    clear,
  };
}
