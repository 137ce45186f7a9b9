import type { Tour } from '#contract/catalogue.ts'
import type { ChildAges } from '#contract/party.ts'
import { tooYoungInWords, youngestOf } from '#contract/young-children.ts'
import { cx } from '#web/ui/cx.ts'

type TooYoungProps = { of: Pick<Tour, 'withChildren'>; ages: ChildAges; className?: string }

/** Beside the party: a child is younger than whom the day is made for. Who wants to may still book it. */
export const TooYoung = ({ of: { withChildren }, ages, className }: TooYoungProps) => (
  <span role="status" className={cx('block text-sm text-kohaku empty:hidden', className)}>
    {tooYoungInWords(withChildren.fromAge, youngestOf(ages))}
  </span>
)
