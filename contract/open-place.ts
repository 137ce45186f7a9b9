/**
 * "Your hotel in central Tokyo" is not yet a door: the guest names it. Tours say so by the first word of the place, which
 * has no field of its own; nobody else reads that word. Alone in this file, since tour page and checkout carry it.
 */
export const isOpenPlace = ({ name }: { name: string }): boolean => name.startsWith('Your ')
