import type { PersonDetail } from '#contract/people.ts'
import { Facts, Panel } from '#web/ui/office/panel.tsx'
import { NextJob } from '../papers/ahead.tsx'
import { StateTag } from './person-cells.tsx'

/** What somebody does now and next. */
export const PersonNow = ({ person }: { person: PersonDetail }) => (
  <Panel title="Today">
    <Facts
      of={[
        ['Now', <StateTag key="now" of={person.state} />],
        ['Next', <NextJob key="next" of={person.next} />],
      ]}
    />
  </Panel>
)
