import { testBank, useCardSetup } from '#web/platform/card-setup.ts'
import type { Which } from '#web/platform/paying/pay-flow.ts'
import { useBankStep } from '#web/ui/card/use-bank-step.tsx'
import { useCardPick } from '#web/ui/card/use-card-pick.ts'

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
