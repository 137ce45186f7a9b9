import * as z from 'zod/mini'

/** 'draft': never public yet. 'archived': no longer sold; its bookings stay as they are. */
export const tourStates = ['published', 'draft', 'archived'] as const
export const TourState = z.enum(tourStates)
export type TourState = z.output<typeof TourState>
