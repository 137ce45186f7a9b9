import { BellRing, Check, CloudOff, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { Icon, type IconDrawing } from '#web/ui/icon.tsx'
import { tokyoClock } from '#web/ui/tokyo-clock.ts'
import { useCrew, useCrewStore, useCrewWords } from './crew-context.ts'
import type { Refusal } from './crew-store.ts'
import { inLanguage, STEP_WORDS } from './crew-words.ts'
import { ThumbButton } from './thumb-button.tsx'

type Tone = 'waiting' | 'info' | 'error' | 'ok'
const GROUNDS: Record<Tone, string> = {
  ok: 'border-matsu bg-matsu-soft',
  waiting: 'border-kohaku bg-kohaku-soft',
  info: 'border-ai bg-ai-soft',
  error: 'border-beni bg-beni-soft',
}
const INKS: Record<Tone, string> = { ok: 'text-matsu', waiting: 'text-kohaku', info: 'text-ai', error: 'text-beni' }

/** A state: dot and word. The site's own comes with much that this page has no use for. */
export function CrewTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-tag px-2 py-0.5 text-xs font-[550]',
        GROUNDS[tone],
        INKS[tone],
      )}
    >
      <span aria-hidden className="size-[0.4375rem] shrink-0 rounded-ring bg-current" />
      {children}
    </span>
  )
}

type NoteProps = { tone: Tone; icon: IconDrawing; children: ReactNode; action?: ReactNode }

export function CrewNote({ tone, icon, children, action }: NoteProps) {
  return (
    <div
      className={cx('mb-3 flex items-start gap-3 border-s-4 px-4 py-3 text-[0.9375rem] leading-snug', GROUNDS[tone])}
    >
      <Icon of={icon} className={cx('mt-0.5', INKS[tone])} />
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
      {action}
    </div>
  )
}

/** That there is no signal, and of when the day is then; undefined while there is. */
export function useWithoutSignal(): string | undefined {
  const { words } = useCrewWords()
  const readAt = useCrew((state) => state.day?.readAt)
  const signal = useCrew((state) => state.signal)
  return signal === 'none' && readAt ? words.withoutSignal(tokyoClock(readAt)) : undefined
}

/** What the crew must hear, wherever on the page they are. Said aloud as it comes. */
export function CrewNotes() {
  const { language, words } = useCrewWords()
  const store = useCrewStore()
  const changes = useCrew((state) => state.changes)
  const refusals = useCrew((state) => state.refusals)
  const toldAt = useCrew((state) => state.toldAt)
  const tellsLater = useCrew(({ outbox }) => outbox.some(({ what }) => what.is === 'trouble'))
  const seen = <ThumbButton says={{ en: 'OK', ja: '了解' }} onClick={store.seen} className="-my-1" />
  const refusedWords = (what: Refusal['of']) => {
    if (what === 'undo') return words.refusedUndo
    if (what === 'received') return words.refusedMoney
    return what === 'trouble' ? words.refusedTrouble : words.refused(inLanguage(STEP_WORDS[what], language))
  }
  return (
    <div role="status">
      {tellsLater && (
        <CrewNote tone="waiting" icon={CloudOff}>
          <strong className="font-semibold">{words.waiting}.</strong> {words.tellWaits}
        </CrewNote>
      )}
      {toldAt && !tellsLater && (
        <CrewNote tone="ok" icon={Check}>
          {words.told(tokyoClock(toldAt))}
        </CrewNote>
      )}
      {changes.length > 0 && (
        <CrewNote tone="info" icon={BellRing} action={seen}>
          <strong className="font-semibold">{words.changed}</strong>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </CrewNote>
      )}
      {refusals.length > 0 && (
        <CrewNote tone="error" icon={TriangleAlert} action={seen}>
          <ul className="grid gap-1">
            {refusals.map(({ id, of: what, why }) => (
              <li key={id}>
                <strong className="font-semibold">{refusedWords(what)}.</strong> {why}
              </li>
            ))}
          </ul>
        </CrewNote>
      )}
    </div>
  )
}
