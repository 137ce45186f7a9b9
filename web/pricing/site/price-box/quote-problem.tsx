import { NearestSlots } from '#web/inventory/site/index.ts'
import { Alert } from '#web/ui/alert.tsx'
import { longDay } from '#web/ui/day.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import type { Box } from './box.ts'

/** Why there is no price for what is chosen, and the way on. */
export function QuoteProblem({ box: { choice, change, quote, bill } }: { box: Box }) {
  const { failure, askAgain } = quote
  if (!failure || !choice.day) return null
  if (failure.isOutage) {
    return (
      <Alert tone="error" title="We could not be reached.">
        What you chose is kept{bill && '; the price below is of before'}.{' '}
        <TextButton onClick={askAgain}>Try again</TextButton>
      </Alert>
    )
  }
  if (failure.code === 'inventory.sold-out') {
    const isAny = failure.nearest.length > 0
    return (
      <div className="grid gap-3">
        <Alert tone="error" title={`${longDay(choice.day)}, ${choice.start} is taken.`}>
          {isAny ? 'The nearest that you can have:' : 'Nothing near it is free for your party.'}
        </Alert>
        <NearestSlots slots={failure.nearest} onChoose={change} />
      </div>
    )
  }
  const [field, sentence] = Object.entries(failure.fields)[0] ?? []
  return (
    <Alert tone="error" title={sentence ?? failure.message}>
      {field === 'code' && (
        <TextButton onClick={() => change({ code: choice.secondCode, secondCode: null })}>
          Go on without {choice.code}
        </TextButton>
      )}
      {field === 'secondCode' && (
        <TextButton onClick={() => change({ secondCode: null })}>Go on without {choice.secondCode}</TextButton>
      )}
      {failure.code === 'inventory.day-too-long' && choice.extraHalfHours > 0 && (
        <TextButton onClick={() => change({ extraHalfHours: 0 })}>Return as planned</TextButton>
      )}
    </Alert>
  )
}
