import { useState } from 'react'
import type { BoardJob } from '#contract/dispatch.ts'
import type { JobDetails } from '#contract/dispatch-jobs.ts'
import { formatYen } from '#contract/money.ts'
import { correctTaken, takeOnTheDay } from '#contract/money-on-the-day.ts'
import { takenWords } from '#contract/taken-words.ts'
import { CorrectTakenDialog, TakeMoneyDialog } from '#web/booking/office/index.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { goesBack } from '../money/hand-words.ts'
import { hourOf } from './job-words.ts'

type MoneyPartProps = { job: BoardJob; details: JobDetails; onChanged: () => void }
type Taken = JobDetails['taken'][number]

/** What is to be collected, and what was: who and how, with the way to correct it. */
export function MoneyPart({ job: { reference, leadName }, details, onChanged }: MoneyPartProps) {
  const { dueYen, taken, crew } = details
  const [open, setOpen] = useState<'take' | Taken | null>(null)
  const close = () => setOpen(null)
  const done = (title: string) => {
    toast({ tone: 'ok', title })
    close()
    onChanged()
  }
  return (
    <>
      {dueYen > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm">
            <b className="font-serif text-[24px] leading-none font-normal tabular-nums">{formatYen(dueYen)}</b>{' '}
            <span className="text-ink-2">to collect, cash or terminal</span>
          </p>
          <Button size="small" className="max-md:min-h-11" onPress={() => setOpen('take')}>
            Received
          </Button>
        </div>
      ) : (
        <p className="text-sm text-ink-2">Nothing is due.</p>
      )}
      {taken.length > 0 && (
        <ul className="grid text-sm">
          {taken.map((one) => (
            <li key={one.id} className="flex min-h-8 flex-wrap items-center gap-x-3">
              <bdi className="min-w-0 flex-1 tabular-nums">
                {formatYen(one.amountYen)}, {takenWords[one.how].en}, {hourOf(one.at)}
                {one.by && `, ${one.by}`}
                {one.backYen > 0 && `, ${goesBack(one.backYen)}`}
              </bdi>
              {leftOf(one) > 0 && (
                <TextButton
                  className="min-h-8 text-[13.5px] max-md:min-h-11"
                  aria-label={`Correct ${formatYen(leftOf(one))}`}
                  onClick={() => setOpen(one)}
                >
                  Correct
                </TextButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {open === 'take' && (
        <TakeMoneyDialog
          leadName={leadName}
          dueYen={dueYen}
          crew={crew}
          send={(input, options) => call(takeOnTheDay, { reference, ...input }, options)}
          onDone={(_, { amountYen }) => done(`${formatYen(amountYen)} is written down.`)}
          onClose={close}
        />
      )}
      {open !== null && open !== 'take' && (
        <CorrectTakenDialog
          amountYen={leftOf(open)}
          backYen={open.backYen}
          send={(reason, options) => call(correctTaken, { reference, paymentId: open.id, reason }, options)}
          onDone={() => done(`${formatYen(leftOf(open))} is due again.`)}
          onClose={close}
        />
      )}
    </>
  )
}

/** What can still be taken back as wrong. */
const leftOf = ({ amountYen, backYen }: Taken) => amountYen - backYen
