import { CircleCheck, CircleHelp, CircleX, Clock, Phone } from 'lucide-react'
import { useLoaderData, useRevalidator } from 'react-router'
import type { Call } from '#contract/call.ts'
import { checkVoucher, type VoucherCheck } from '#contract/vouchers.ts'
import { counted } from '#core/words.ts'
import { readByCode, readByCodeInBrowser } from '#web/platform/read-by-code.ts'
import { cx } from '#web/ui/cx.ts'
import { longDay, shortDay } from '#web/ui/day.ts'
import { useDeskContact } from '#web/ui/desk-contact.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import type { IconDrawing } from '#web/ui/icon.tsx'
import { Brand } from '#web/ui/seal.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Asked each time it is opened: an answer that was kept would say nothing about this moment. */
const ask = (call: Call, code: string) => call(checkVoucher, { code })
export const loader = readByCode(ask)
export const clientLoader = readByCodeInBrowser(ask)

export default function Voucher() {
  const checked = useLoaderData<typeof loader>()
  const { revalidate, state } = useRevalidator()
  if (checked.kind === 'unreached')
    return (
      <Frame>
        <h1 className="sr-only">Voucher</h1>
        <ErrorState title="The voucher could not be checked" onRetry={revalidate} isRetrying={state === 'loading'}>
          There is no connection at this moment.
        </ErrorState>
      </Frame>
    )
  if (checked.kind === 'unknown')
    return (
      <Frame>
        <Verdict look="error" icon={CircleHelp} word="Unknown" sentence="We know no voucher with this code." />
        <p className="mt-6 text-[1.0625rem]">Scan it once more. The code may be creased, or cut short.</p>
      </Frame>
    )
  return <Known check={checked.what} />
}

type Look = 'ok' | 'waiting' | 'error' | 'neutral'
const LOOKS: Record<Look, string> = {
  ok: 'bg-matsu-soft text-matsu',
  waiting: 'bg-kohaku-soft text-kohaku',
  error: 'bg-beni-soft text-beni',
  neutral: 'bg-paper-2 text-ink',
}

const verdicts: Record<VoucherCheck['state'], { look: Look; icon: IconDrawing; word: string; advice: string | null }> =
  {
    valid: { look: 'ok', icon: CircleCheck, word: 'Valid', advice: null },
    'not-today': {
      look: 'waiting',
      icon: Clock,
      word: 'Not today',
      advice: 'This voucher is for another day; see below.',
    },
    cancelled: {
      look: 'error',
      icon: CircleX,
      word: 'Cancelled',
      advice: 'Do not board. The guest is at the door anyway? Ring dispatch before you send anybody away.',
    },
    redeemed: { look: 'neutral', icon: CircleCheck, word: 'Used', advice: 'It has been driven already.' },
  }

function Known({ check }: { check: VoucherCheck }) {
  const { look, icon, word, advice } = verdicts[check.state]
  const day = check.startsAt.slice(0, 10)
  const facts = [
    ['Day', `${longDay(day, { withYear: true })}, ${check.startsAt.slice(11, 16)}`],
    ['Name board', `${check.board}, ${counted(check.guests, 'guest')}`],
  ]
  return (
    <Frame>
      <Verdict
        look={look}
        icon={icon}
        word={word}
        sentence={`Checked with Annai just now, ${shortDay(check.checkedAt.slice(0, 10))}, ${check.checkedAt.slice(11, 16)} Tokyo time`}
      />
      {advice && <p className="mt-5 border-s-4 border-ink bg-paper-2 px-5 py-4 text-[1.0625rem]">{advice}</p>}
      <h2 className="mt-7 font-serif text-d3">{check.tour}</h2>
      <dl className="mt-4 grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 gap-y-3 text-[1.0625rem] tabular-nums md:grid-cols-[110px_minmax(0,1fr)]">
        {facts.map(([term, detail]) => (
          <div key={term} className="contents">
            <dt className="text-ink-3">{term}</dt>
            <dd className="font-[550] wrap-anywhere">
              <bdi>{detail}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Frame>
  )
}

type VerdictProps = { look: Look; icon: IconDrawing; word: string; sentence: string }

/** Word, icon and the moment of the check, to be read at arm's length in the dark. */
function Verdict({ look, icon: Drawing, word, sentence }: VerdictProps) {
  return (
    <div role="status" className={cx('flex items-center gap-5 rounded-field px-7 py-[1.625rem]', LOOKS[look])}>
      <Drawing aria-hidden size={52} strokeWidth={1.5} className="shrink-0" />
      <div>
        <h1 className="font-serif text-[1.9375rem] leading-tight font-[420] md:text-[2.375rem]">{word}</h1>
        <p className="mt-1 text-[0.9375rem] leading-snug font-[550]">
          <bdi>{sentence}</bdi>
        </p>
      </div>
    </div>
  )
}

function Frame({ children }: { children: React.ReactNode }) {
  const desk = useDeskContact()
  return (
    <div className="mx-auto max-w-[720px] px-5 pt-7 pb-10">
      <div className="mb-5">
        <Brand />
      </div>
      {children}
      <div className="mt-8 border-t border-line pt-5">
        <p className="flex items-center gap-3">
          <Phone aria-hidden size={20} strokeWidth={1.5} className="shrink-0" />
          <span>
            Something does not agree? Dispatch,{' '}
            <TextLink href={desk.phoneHref} className="font-semibold">
              <bdi className="whitespace-nowrap">{desk.phone}</bdi>
            </TextLink>
          </span>
        </p>
        <p className="mt-3 text-sm text-ink-2">
          Anyone with the code sees only this. No prices, no address, no telephone number of the guest.
        </p>
      </div>
    </div>
  )
}
