import { Copy, Globe, Moon, Route, Trash2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import { OpenButton } from '#web/ui/open-button.tsx'
import { ToastCard } from '#web/ui/toast.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { Row, Section, State } from './section.tsx'

export function Overlays() {
  return (
    <>
      <Section title="Dialogs, drawers and menus">
        <Row>
          <CancelDialog />
          <DayDrawer />
          <Drawer trigger={<OpenButton>Filters</OpenButton>} title="Filters">
            <p>Nothing fits all six filters. Without “Bath” there are 23.</p>
          </Drawer>
        </Row>
        <Row>
          <Menu
            label="This booking"
            trigger={<OpenButton size="small">Booking AN-4827</OpenButton>}
            placement="bottom start"
            groups={[
              {
                id: 'open',
                title: 'AN-4827',
                entries: [
                  { id: 'plan', label: 'Open the plan', icon: Route, to: '/style-guide' },
                  {
                    id: 'copy',
                    label: 'Copy the number',
                    icon: Copy,
                    onAction: () => toast({ title: 'AN-4827 is copied' }),
                  },
                  {
                    id: 'night',
                    label: 'Add a night',
                    detail: 'Ryokan rooms open in March',
                    icon: Moon,
                    isDisabled: true,
                  },
                ],
              },
              { id: 'end', entries: [{ id: 'cancel', label: 'Cancel this day', icon: Trash2, isDanger: true }] },
            ]}
          />
          <Menu
            label="Language and currency"
            trigger={<OpenButton size="small">English · JPY</OpenButton>}
            groups={[{ id: 'all', entries: [{ id: 'jpy', label: 'Prices in yen', icon: Globe }] }]}
          />
        </Row>
      </Section>
      <Section title="Notices">
        <Row>
          <Button
            size="small"
            onPress={() => toast({ title: 'It is arranged.', detail: 'Kenji will be at the door at 05:20.' })}
          >
            Say it is arranged
          </Button>
          <Button
            size="small"
            onPress={() =>
              toast({ title: 'The note was not saved', detail: 'Your words are kept here.', tone: 'error' })
            }
          >
            Say it failed
          </Button>
        </Row>
        <State name="Open">
          <ToastCard title="Saved" detail="Fuji at first light is in your list." onDismiss={() => {}} />
          <ToastCard tone="neutral" title="The desk answers again" onDismiss={() => {}} />
          <ToastCard
            tone="error"
            title="The note was not saved"
            detail="Your words are kept here."
            onDismiss={() => {}}
          />
        </State>
      </Section>
    </>
  )
}

function CancelDialog() {
  return (
    <Dialog
      trigger={<OpenButton variant="danger">Cancel the day</OpenButton>}
      title="Cancel Tuesday 24 November?"
      footer={(close) => (
        <>
          <Button onPress={close}>Keep the day</Button>
          <Button variant="danger" onPress={close}>
            Cancel and refund ¥26,040
          </Button>
        </>
      )}
    >
      <p>You get ¥26,040 back within 5 days. Kenji and the car go to somebody else at once.</p>
    </Dialog>
  )
}

function DayDrawer() {
  return (
    <Drawer
      onPhone="sheet"
      trigger={<OpenButton>Your day and its price</OpenButton>}
      title="Your day and its price"
      footer={(close) => (
        <>
          <Button variant="primary" wide onPress={close}>
            Book Tuesday 24 November, ¥130,200
          </Button>
          <p className="text-center text-xs text-ink-2">Free to cancel or move until Sun 22 Nov, 05:30 Tokyo time.</p>
        </>
      )}
    >
      <div className="grid *:py-2.5 *:not-first:border-t *:not-first:border-line">
        <NumberStepper inline label="Adults" hint="13 and over" defaultValue={2} min={1} max={6} />
        <NumberStepper inline label="Children" hint="One aged 5: child seat, ¥2,200" defaultValue={1} max={4} />
        <NumberStepper inline label="Large suitcases" defaultValue={2} max={5} />
      </div>
    </Drawer>
  )
}
