import { CircleStop, Copy, ExternalLink, Eye, Pause, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteOffer, type EditedOffer, moveOffer } from '#contract/offer-editing.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Icon, type IconDrawing } from '#web/ui/icon.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { toast } from '#web/ui/toast-queue.ts'

type Deed = 'start' | 'go-on' | 'pause' | 'end' | 'delete'

interface Words {
  button: string
  icon: IconDrawing
  title: (name: string) => string
  lead: string
  does: string
  done: (name: string) => string
}

const words: Record<Deed, Words> = {
  start: {
    button: 'Start',
    icon: Play,
    title: (name) => `Start ${name}?`,
    lead: 'From now on guests see it on its days, and its code counts.',
    does: 'Start the offer',
    done: (name) => `${name} is started.`,
  },
  'go-on': {
    button: 'Go on',
    icon: Play,
    title: (name) => `Let ${name} go on?`,
    lead: 'Guests see it again on its days, and its code counts.',
    does: 'Go on',
    done: (name) => `${name} goes on.`,
  },
  pause: {
    button: 'Pause',
    icon: Pause,
    title: (name) => `Pause ${name}?`,
    lead: 'Its page and its code are gone until it goes on. What is booked with it stays as it was promised.',
    does: 'Pause the offer',
    done: (name) => `${name} is paused.`,
  },
  end: {
    button: 'End',
    icon: CircleStop,
    title: (name) => `End ${name} for good?`,
    lead: 'Its page and its code are gone, and it cannot be started again. What is booked with it stays as it was promised.',
    does: 'End the offer',
    done: (name) => `${name} has ended.`,
  },
  delete: {
    button: 'Delete',
    icon: Trash2,
    title: (name) => `Delete ${name}?`,
    lead: 'Nobody has booked with it, so nothing of it is left.',
    does: 'Delete the offer',
    done: (name) => `${name} is deleted.`,
  },
}

const targets = { start: 'running', 'go-on': 'running', pause: 'paused', end: 'ended' } as const

/** What may be done with it as it is. */
function deedsOf({ state, standing, isUsed }: EditedOffer): Deed[] {
  const isOver = standing === 'over'
  const moves: Deed[] =
    state === 'draft'
      ? ['start']
      : state === 'running'
        ? isOver
          ? []
          : ['pause', 'end']
        : state === 'paused'
          ? isOver
            ? ['end']
            : ['go-on', 'end']
          : []
  return isUsed ? moves : [...moves, 'delete']
}

type OfferMovesProps = {
  offer: EditedOffer
  /** Something is typed and not saved: it comes first. */
  hasChanges: boolean
  onMoved: (offer: EditedOffer) => void
  onDeleted: () => void
}

/** Starting, pausing, ending, copying; deleting only what nobody ever booked with. */
export function OfferMoves({ offer, hasChanges, onMoved, onDeleted }: OfferMovesProps) {
  const [asked, setAsked] = useState<Deed | null>(null)
  const { isPending, refusal, run, clear } = useDeed()
  const close = () => {
    setAsked(null)
    clear()
  }
  const act = async (deed: Deed) => {
    const done = () => {
      toast({ title: words[deed].done(offer.title), tone: 'ok' })
      close()
    }
    if (deed === 'delete') {
      const answer = await run({ id: offer.id }, async () => {
        await call(deleteOffer, { id: offer.id })
        return true
      })
      if (!answer) return
      done()
      onDeleted()
      return
    }
    const input = { id: offer.id, version: offer.version, to: targets[deed] }
    const moved = await run(input, () => call(moveOffer, input))
    if (!moved) return
    done()
    onMoved(moved)
  }
  return (
    <>
      <RoomLink to={`/admin/offers/preview/${offer.slug}`} size="small" className="max-md:min-h-11">
        <Icon of={Eye} dense /> Whole page
      </RoomLink>
      {offer.standing === 'running' || offer.standing === 'nearly-gone' ? (
        <ButtonLink to={`/offer-detail?offer=${offer.slug}`} size="small" className="max-md:min-h-11">
          <Icon of={ExternalLink} dense /> On the site
        </ButtonLink>
      ) : null}
      <RoomLink to={`/admin/offers/add?of=${offer.slug}`} size="small" className="max-md:min-h-11">
        <Icon of={Copy} dense /> Copy
      </RoomLink>
      {deedsOf(offer).map((deed) => (
        <Button
          key={deed}
          size="small"
          variant={deed === 'start' || deed === 'go-on' ? 'primary' : 'outline'}
          className={deed === 'end' || deed === 'delete' ? '!text-beni max-md:min-h-11' : 'max-md:min-h-11'}
          isDisabled={hasChanges}
          onPress={() => setAsked(deed)}
        >
          <Icon of={words[deed].icon} dense /> {words[deed].button}
        </Button>
      ))}
      {asked && (
        <DeedDialog
          title={words[asked].title(offer.title)}
          lead={words[asked].lead}
          refusal={refusal}
          isPending={isPending}
          label={words[asked].does}
          isDangerous={asked === 'end' || asked === 'delete'}
          isReady
          onSubmit={() => act(asked)}
          onClose={close}
        >
          {refusal && Object.values(refusal.fields).map((fault) => <ErrorWords key={fault}>{fault}</ErrorWords>)}
        </DeedDialog>
      )}
    </>
  )
}
