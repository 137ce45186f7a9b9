import { useEffect, useRef, useState } from 'react'
import { brandInWords, cardInWords } from '#contract/card-words.ts'
import type { SavedCard } from '#contract/payments.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { cardTags, untilInWords } from './card-words.ts'

const ACTION = 'inline-flex min-h-11 items-center text-sm'

type CardRowProps = {
  card: SavedCard
  isBusy: boolean
  fault: string | null
  onUseFirst: () => void
  onRemove: () => void
}

export function CardRow({ card, isBusy, fault, onUseFirst, onRemove }: CardRowProps) {
  const [isAsked, setAsked] = useState(false)
  const name = cardInWords(card)
  return (
    <li
      data-card={card.id}
      className="grid grid-cols-[56px_minmax(0,1fr)] items-center gap-x-5 gap-y-2 border-b border-line py-4 tabular-nums md:grid-cols-[56px_minmax(0,1fr)_auto_auto]"
    >
      <span className="grid h-9 place-items-center rounded-field border border-edge bg-surface text-[0.78125rem] font-bold">
        {brandInWords(card.brand).split(' ')[0]?.slice(0, 8)}
      </span>
      <p>
        <strong className="block font-semibold">
          <bdi>Ending {card.last4}</bdi>
        </strong>
        <span className="text-sm text-ink-2">
          <bdi>Until {untilInWords(card.expires)}</bdi>
        </span>
      </p>
      <p className="flex flex-wrap gap-2 empty:hidden max-md:col-start-2 md:justify-end md:empty:block">
        {cardTags(card, todayInTokyo()).map(({ tone, word }) => (
          <Tag key={word} tone={tone}>
            {word}
          </Tag>
        ))}
      </p>
      <div className="flex justify-end gap-[1.125rem] max-md:col-start-2 max-md:justify-start md:min-w-[150px]">
        {isAsked ? (
          <Confirm name={name} isBusy={isBusy} onYes={onRemove} onNo={() => setAsked(false)} />
        ) : (
          <>
            {!card.isFirst && (
              <TextButton onClick={onUseFirst} className={ACTION}>
                Use first<span className="sr-only"> {name}</span>
              </TextButton>
            )}
            <TextButton onClick={() => setAsked(true)} data-remove className={`${ACTION} !text-beni`}>
              Remove<span className="sr-only"> {name}</span>
            </TextButton>
          </>
        )}
      </div>
      {fault && (
        <p role="alert" className="col-span-full">
          <ErrorWords>{fault} Nothing was changed.</ErrorWords>
        </p>
      )}
    </li>
  )
}

type ConfirmProps = { name: string; isBusy: boolean; onYes: () => void; onNo: () => void }

/** Asked in place: a card that is gone must be typed again. */
function Confirm({ name, isBusy, onYes, onNo }: ConfirmProps) {
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <fieldset className="flex flex-wrap items-center gap-x-[1.125rem]">
      <legend className="sr-only">Remove {name}?</legend>
      <TextButton ref={keep} onClick={onNo} className={ACTION}>
        Keep it
      </TextButton>
      <TextButton
        onClick={isBusy ? undefined : onYes}
        aria-disabled={isBusy || undefined}
        className={`${ACTION} !text-beni`}
      >
        {isBusy ? 'Removing…' : 'Remove it'}
      </TextButton>
    </fieldset>
  )
}
