import { ArrowRight, Bath, Car, ChevronLeft, ChevronRight, Compass, Plane, Printer, X } from 'lucide-react'
import { useState } from 'react'
import { LineMark, StopMark } from '#web/catalogue/site/mark.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TabLinks } from '#web/ui/tab-links.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { Row, Section, SHOWN_FOCUS, State } from './section.tsx'

const LINES = ['T', 'F', 'K', 'N', 'C', 'E']

export function Actions() {
  return (
    <>
      <Section title="Actions">
        <Row>
          <Button variant="primary">Book Tuesday 24 November</Button>
          <Button variant="outline">See rooms</Button>
          <Button>
            <Icon of={Printer} />
            Voucher
          </Button>
          <Button variant="danger">Cancel this day</Button>
        </Row>
        <Row>
          <Button size="small" variant="primary">
            Find a day
          </Button>
          <Button size="small" variant="outline">
            Compare
          </Button>
          <Button size="small">Sign in</Button>
          <Button size="small" variant="danger">
            Remove
          </Button>
          <IconButton label="Previous" icon={ChevronLeft} points framed size="small" />
          <IconButton label="Next" icon={ChevronRight} points framed size="small" />
          <IconButton label="Close" icon={X} size="small" />
        </Row>
        <State name="Disabled, focused, pending">
          <Row>
            <Button variant="primary" isDisabled>
              Book Tuesday 24 November
            </Button>
            <Button className={SHOWN_FOCUS}>Keep the day</Button>
            <PendingButton />
          </Row>
        </State>
        <ButtonLink to="/style-guide" variant="outline" wide>
          See all 53 tours
          <Icon of={ArrowRight} points />
        </ButtonLink>
        <div className="flex flex-wrap items-center justify-between gap-4 bg-night p-6 text-on-night">
          <p className="font-serif text-d4">The ginkgo turn in the third week.</p>
          <ButtonLink to="/style-guide" variant="night">
            See autumn days
          </ButtonLink>
        </div>
        <p className="flex flex-wrap gap-x-6">
          <TextLink to="/style-guide">Change or cancel</TextLink>
          <TextLink href="tel:+81300000000">
            <bdi>+81 3 0000 0000</bdi>
          </TextLink>
          <TextButton>Hold 15 minutes more</TextButton>
          <TextButton disabled>Hold 15 minutes more</TextButton>
        </p>
      </Section>
      <Section title="States, lines and stops">
        <Row>
          <Tag tone="ok">Confirmed</Tag>
          <Tag tone="info">On the road</Tag>
          <Tag tone="waiting">Awaiting deposit</Tag>
          <Tag tone="error">No chauffeur</Tag>
          <Tag>Cancelled</Tag>
        </Row>
        <Row>
          {LINES.map((line, index) => (
            <span key={line} className="flex items-center gap-3">
              <StopMark line={line} stop={index + 1} />
              <LineMark line={line} />
            </span>
          ))}
        </Row>
        <Row>
          <LineMark line="F" size="small" /> Fuji and Hakone line
          <LineMark line="K" size="large" className="ms-4" /> Kamakura
        </Row>
        <TabLinks
          label="Products"
          links={[
            { to: '/style-guide', label: 'Tours', icon: Compass },
            { to: '/style-guide/hours', label: 'Chauffeur by the hour', icon: Car },
            { to: '/style-guide/transfer', label: 'Airport transfer', icon: Plane },
          ]}
        />
        <Tabs
          label="The day"
          tabs={[
            { id: 'plan', label: 'The plan', panel: <p>Seven stops, home by half past five.</p> },
            { id: 'car', label: 'The car', panel: <p>A black Alphard, six seats, five suitcases.</p> },
            { id: 'bath', label: 'The bath', icon: Bath, panel: <p>Towels are lent; bring nothing.</p> },
            { id: 'boat', label: 'The boat', isDisabled: true, panel: null },
          ]}
        />
      </Section>
    </>
  )
}

function PendingButton() {
  const [isPending, setPending] = useState(true)
  return (
    <>
      <Button variant="outline" isPending={isPending} pendingLabel="Asking the desk…" onPress={() => setPending(true)}>
        Ask the desk
      </Button>
      <TextButton onClick={() => setPending(!isPending)}>{isPending ? 'It answers' : 'It waits'}</TextButton>
    </>
  )
}
