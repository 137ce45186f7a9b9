import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { cardInWords } from '#contract/card-words.ts'
import type { SavedCard } from '#contract/payments.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { AddCard } from './add-card.tsx'
import { CardRow } from './card-rows.tsx'
import { useCards } from './use-cards.ts'

/** The cards that checkout offers, and the form that adds one. */
export function CardList({ saved }: { saved: readonly SavedCard[] }) {
  const { cards, busy, fault, useFirst: putFirst, remove, add } = useCards(saved)
  const [isAdding, setAdding] = useState(false)
  const [said, setSaid] = useState('')
  const box = useRef<HTMLDivElement>(null)

  const focus = useFocusLater()
  const focusLater = (selector: string) => focus(() => box.current?.querySelector<HTMLElement>(selector))

  const onRemove = async (card: SavedCard) => {
    const at = cards.indexOf(card)
    const next = cards[at + 1] ?? cards[at - 1]
    if (!(await remove(card))) return
    setSaid(`${cardInWords(card)} is removed.`)
    focusLater(next ? `[data-card="${next.id}"] [data-remove]` : '[data-add]')
  }
  const onUseFirst = async (card: SavedCard) => {
    if (!(await putFirst(card))) return
    setSaid(`Checkout now offers ${cardInWords(card)} first.`)
    focusLater(`[data-card="${card.id}"] [data-remove]`)
  }
  const onAdd = async (token: string) => {
    const added = await add(token)
    setSaid(`${cardInWords(added)} is saved.`)
    setAdding(false)
    focusLater('[data-add]')
  }

  return (
    <div ref={box}>
      <p role="status" className="sr-only">
        {said}
      </p>
      {cards.length > 0 ? (
        <ul className="border-t border-ink">
          {cards.map((card) => (
            <CardRow
              key={card.id}
              card={card}
              isBusy={busy === card.id}
              fault={fault?.id === card.id ? fault.words : null}
              onUseFirst={() => onUseFirst(card)}
              onRemove={() => onRemove(card)}
            />
          ))}
        </ul>
      ) : (
        <p className="border-y border-line py-4.5 text-ink-2">
          No card is saved. With one, paying takes a single press.
        </p>
      )}
      <div className="mt-[1.125rem]">
        {isAdding ? (
          <AddCard
            onAdd={onAdd}
            onLeave={() => {
              setAdding(false)
              focusLater('[data-add]')
            }}
          />
        ) : (
          <button type="button" data-add onClick={() => setAdding(true)} className={buttonLook({ variant: 'outline' })}>
            <Icon of={Plus} />
            Add a card
          </button>
        )}
      </div>
    </div>
  )
}
