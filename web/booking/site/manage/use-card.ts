import type { Which } from '#web/payments/site/index.ts'
import { testBank, useBankStep, useCardPick, useCardSetup } from '#web/payments/site/index.ts'

/** Which card pays, and the bank behind it. `kept` says what is safe while the bank asks. */
export function useCard(which: Which, kept: string) {
  const { setup, failure, load } = useCardSetup()
  const card = useCardPick(setup?.saved ?? [])
  const bank = useBankStep({
    testBank: () => testBank(which),
    publishableKey: setup?.publishableKey ?? null,
    kept,
  })
  return { setup, failure, load, card, bank }
}

export type Card = ReturnType<typeof useCard>
