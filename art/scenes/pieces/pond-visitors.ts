import { at, limb, path, points } from '../../parts/index.ts'

/** Leaning over the water with the hands on the knees, seen from the side, looking left: a hundred units upright. */
export const leaning = (x: number, y: number, h: number, coat: string, shade: string) =>
  at(
    x,
    y,
    h / 100,
    limb(points([10, -46], [4, -25], [8, -3]), 11, 6, '#20283a') +
      path('M4-5L11-5L11 0H-2Q-2-3 4-5z', '#171b26') +
      limb(points([7, -46], [-3, -26], [1, -3]), 12, 6.5, '#2c364c') +
      path('M-3-5L4-5L4 0H-9Q-9-3-3-5z', '#1d2230') +
      path('M18-44C19-54 12-66-1-74C-8-78-16-77-19-72C-21-67-18-60-12-55C-6-50-2-44 1-38Q10-35 18-39z', coat) +
      path('M18-44C18-50 15-57 10-62C13-54 11-46 5-40L1-38Q10-35 18-39z', shade) +
      limb(points([-9, -68], [-8, -50], [-4, -32]), 9.5, 6.5, shade) +
      limb(points([-5, -34], [-4, -29]), 6, 5, '#d9b294') +
      path('M-15-79Q-9-79-7-73L-14-67Q-21-69-20-75z', '#efe6d4') +
      path('M-21-70C-28-68-31-74-30-79C-28-85-20-88-15-84C-12-80-14-73-21-70z', '#d9b294') +
      path('M-29-80C-28-88-18-91-12-86C-9-82-10-76-14-73C-15-78-20-82-29-80z', '#22304c') +
      path('M-30-79Q-22-84-13-75L-15-72Q-22-79-30-77z', '#c9d2d6'),
  )

/** A child that squats beside, pointing into the water. */
export const squatting = (x: number, y: number, h: number, coat: string, shade: string) =>
  at(
    x,
    y,
    h / 100,
    path('M-8 0H8Q8-4 3-5L8-18L-8-18L-5-5Q-10-4-8 0z', '#2c364c') +
      path('M16-8C22-26 18-44 4-50C-8-52-14-44-13-32L-10-14Q2-8 16-8z', coat) +
      path('M16-8C22-26 18-44 8-48C12-36 10-20 0-12Q8-8 16-8z', shade) +
      limb(points([-4, -40], [-16, -32], [-30, -22]), 10, 6, coat) +
      path('M-30-25l-8 3l2 5l8-1z', '#d9b294') +
      path('M-18-62C-20-74-10-82 2-80C12-78 15-66 10-56C4-48-6-48-12-52C-18-54-18-58-18-62z', '#d9b294') +
      path('M-19-66C-19-80-8-87 4-84C15-81 18-66 11-55Q6-50 1-50C4-58 2-66-2-70C-8-68-14-67-19-66z', '#b8442f') +
      path('M-20-64Q-10-70 2-69Q4-65 3-62Q-8-64-19-60z', '#efe6d4'),
  )
