import { Check, CloudOff, HandCoins } from 'lucide-react'
import { useState } from 'react'
import { formatYen } from '#contract/money.ts'
import type { crewHows } from '#contract/payments.ts'
import { tokyoClock } from '#web/ui/tokyo-clock.ts'
import { useCrewStore, useCrewWords } from './crew-context.ts'
import { CrewDialog, SHEET_LOOK } from './crew-dialog.tsx'
import { HOW_WORDS, inLanguage } from './crew-words.ts'
import { CrewNote } from './notes.tsx'
import type { ShownJob } from './steps.ts'
import { BothWords, ThumbButton } from './thumb-button.tsx'

type CrewHow = (typeof crewHows)[number]

/** What the guest pays on the day, and that it was given: once, whatever the signal. */
export function Collect({ job }: { job: ShownJob }) {
  const { language, words } = useCrewWords()
  const [isOpen, setOpen] = useState(false)
  if (job.dueYen === 0 && job.received.length === 0) return null
  return (
    <section className="mt-5" aria-label={words.money}>
      {job.received.map(({ id, amountYen, how, at, isWaiting }) => (
        <CrewNote key={id} tone={isWaiting ? 'waiting' : 'ok'} icon={isWaiting ? CloudOff : Check}>
          <strong className="font-semibold tabular-nums">
            {words.receivedAt(formatYen(amountYen), inLanguage(HOW_WORDS[how], language), tokyoClock(at))}
          </strong>{' '}
          {isWaiting ? `${words.waiting}.` : words.deskCorrects}
        </CrewNote>
      ))}
      {job.dueYen > 0 && (
        <div className="border-[1.5px] border-kohaku bg-kohaku-soft px-4 py-3">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span lang="en" className="font-semibold">
              Collect
            </span>
            <span lang="ja" className="font-semibold">
              現地払い
            </span>
            <strong className="font-serif text-d3 tabular-nums">{formatYen(job.dueYen)}</strong>
          </p>
          <p className="text-sm">{words.collectHow}</p>
          <ThumbButton
            wide
            icon={HandCoins}
            says={{ en: 'Received', ja: '受領' }}
            className="mt-3"
            onClick={() => setOpen(true)}
          />
        </div>
      )}
      {isOpen && <ReceivedDialog job={job} onClose={() => setOpen(false)} />}
    </section>
  )
}

/** How it was given, and whether it was all of it. */
function ReceivedDialog({ job, onClose }: { job: ShownJob; onClose: () => void }) {
  const { words } = useCrewWords()
  const store = useCrewStore()
  const [typed, setTyped] = useState(String(job.dueYen))
  const amountYen = Number(typed.replace(/[^\d]/g, ''))
  const isWrong = amountYen < 1 || amountYen > job.dueYen
  const receive = (how: CrewHow) => {
    if (isWrong) return
    store.receive(job.reference, amountYen, how)
    onClose()
  }
  return (
    <CrewDialog label={words.receivedTitle} onClose={onClose} className={SHEET_LOOK}>
      <h2 className="font-serif text-d3">{words.receivedTitle}</h2>
      <label className="mt-4 block text-sm font-[550]">
        {words.amount}
        <input
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-invalid={isWrong}
          aria-describedby="collect-fault"
          className="mt-1 block min-h-14 w-full rounded-field border border-edge bg-surface px-3.5 text-[1.25rem] tabular-nums text-ink"
        />
      </label>
      <p id="collect-fault" role="status" className="min-h-6 text-sm text-beni">
        {isWrong && words.amountFault(formatYen(job.dueYen))}
      </p>
      <div className="mt-2 grid grid-cols-2 gap-2 max-[359px]:grid-cols-1">
        {(['cash', 'terminal'] as const).map((how) => (
          <ThumbButton key={how} look="primary" says={HOW_WORDS[how]} onClick={() => receive(how)} />
        ))}
      </div>
      <button type="button" onClick={onClose} className="mt-2 min-h-14 w-full underline-offset-4 hover:underline">
        <BothWords of={{ en: 'Back', ja: '戻る' }} />
      </button>
    </CrewDialog>
  )
}
