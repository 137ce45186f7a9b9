import { Archive, Copy, Ellipsis, ExternalLink, Eye, Pencil, RotateCcw, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import {
  archiveTour,
  duplicateTour,
  type EditedTour,
  saveTourDraft,
  throwAwayDraft,
  unarchiveTour,
} from '#contract/tour-editing.ts'
import { setFeatured } from '#web/catalogue/office/tour-editor/use-publishing.ts'
import { call } from '#web/platform/api.ts'
import { useKeys } from '#web/platform/keys.ts'
import { useMay } from '#web/platform/rights.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu, type MenuEntry } from '#web/ui/menu.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { OpenButton } from '#web/ui/open-button.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { useAttempt } from './attempt.ts'

/** What can be done with a tour, and only what its state allows. */
export function TourActions({ tour }: { tour: EditedTour }) {
  const may = useMay()
  const [asked, setAsked] = useState<'archive' | 'throw-away' | null>(null)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { attempt, isPending } = useAttempt()
  const { id, version, state } = tour
  const which = tour.slug ?? id
  const name = tour.draft.title.trim() || 'This tour'
  const then = async (title: string) => {
    toast({ title, tone: 'ok' })
    setAsked(null)
    await revalidate()
  }
  useKeys(
    may(saveTourDraft) ? { E: { does: 'Edit the tour', run: () => void navigate(`/admin/tour/edit/${which}`) } } : {},
  )

  const entries: MenuEntry[] = []
  if (may(duplicateTour))
    entries.push({
      id: 'copy',
      label: 'Duplicate',
      icon: Copy,
      onAction: () =>
        attempt(async () => {
          const copied = await call(duplicateTour, { id })
          await navigate(`/admin/tour/edit/${copied.slug ?? copied.id}`)
        }),
    })
  if (state === 'published')
    entries.push({ id: 'see', label: 'See on the site', icon: ExternalLink, to: `/tour/detail/${tour.slug}` })
  if (state === 'published' && may(archiveTour))
    entries.push(
      {
        id: 'feature',
        label: tour.featured ? 'Take off the home page' : 'Feature on the home page',
        icon: Star,
        onAction: () =>
          attempt(async () => {
            await setFeatured(id, !tour.featured)
            await then(tour.featured ? 'It is off the home page.' : 'It is on the home page.')
          }),
      },
      { id: 'archive', label: 'Archive', icon: Archive, isDanger: true, onAction: () => setAsked('archive') },
    )
  if (state === 'archived' && may(unarchiveTour))
    entries.push({
      id: 'unarchive',
      label: 'Put back on the site',
      icon: RotateCcw,
      onAction: () =>
        attempt(async () => {
          await call(unarchiveTour, { id, version })
          await then(`${name} is on the site again.`)
        }),
    })
  if (tour.hasDraft && may(throwAwayDraft))
    entries.push({
      id: 'throw-away',
      label: 'Throw the draft away',
      icon: Trash2,
      isDanger: true,
      onAction: () => setAsked('throw-away'),
    })

  return (
    <>
      <RoomLink to={`/admin/tour/preview/${which}`} size="small" className="max-md:min-h-11">
        <Icon of={Eye} dense /> Preview
      </RoomLink>
      {entries.length > 0 && (
        <Menu
          label="More for this tour"
          trigger={
            <OpenButton size="small" isPending={isPending} className="max-md:min-h-11">
              <Icon of={Ellipsis} dense /> More
            </OpenButton>
          }
          groups={[{ id: 'tour', entries }]}
        />
      )}
      <RoomLink to={`/admin/tour/edit/${which}`} variant="primary" size="small" className="max-md:min-h-11">
        <Icon of={Pencil} dense /> Edit tour
      </RoomLink>
      <Dialog
        title={asked === 'archive' ? `Archive ${name}?` : 'Throw the draft away?'}
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        footer={
          <>
            <Button size="small" onPress={() => setAsked(null)}>
              Cancel
            </Button>
            {asked === 'archive' ? (
              <Button
                size="small"
                variant="danger"
                isPending={isPending}
                onPress={() =>
                  attempt(async () => {
                    await call(archiveTour, { id, version })
                    await then(`${name} is archived.`)
                  })
                }
              >
                Archive
              </Button>
            ) : (
              <Button
                size="small"
                variant="danger"
                isPending={isPending}
                onPress={() =>
                  attempt(async () => {
                    const { gone } = await call(throwAwayDraft, { id, version })
                    if (!gone) return then('The draft is gone. The public version stays.')
                    toast({ title: 'The draft is gone.', tone: 'ok' })
                    await navigate('/admin/tour/list')
                  })
                }
              >
                Throw it away
              </Button>
            )}
          </>
        }
      >
        <p>
          {asked === 'archive'
            ? 'It leaves the site at once. Its bookings stay as they are, and it can come back.'
            : tour.published
              ? 'What is public stays as it is; only the changes go.'
              : 'It was never public, so nothing of it remains.'}
        </p>
      </Dialog>
    </>
  )
}
