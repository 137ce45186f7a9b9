/** What the office has written about guests of the demo, by the name under which they booked. */
export interface DemoGuest {
  name: string
  country: string
  language: string
  phone?: string
  food?: string
  walking?: string
  children?: string
  likes?: string
  notes?: string
}

export const demoGuests: readonly DemoGuest[] = [
  {
    ...{ name: 'Eleanor Marsh', country: 'GB', language: 'English', food: 'Vegetarian for one, no shellfish' },
    ...{ children: 'Ivy, 5. Child seat, carsick on bends', likes: 'Early starts, gardens' },
    ...{ walking: 'No long stairs', notes: 'Prefers a short call the evening before to a mail.' },
  },
  // Two names and one number: a couple, or somebody who booked for a friend? The office decides.
  { name: 'Olivia Stone', country: 'US', language: 'English', phone: '+14155550142' },
  { name: 'Ryan Cooper', country: 'US', language: 'English', phone: '+14155550142' },
  { name: 'Jakub Wójcik', country: 'PL', language: 'Polish, English', phone: '+48601000772' },
  {
    name: 'Raj Malhotra',
    country: 'IN',
    language: 'English, Hindi',
    food: 'Vegetarian, all five',
    phone: '+919810000318',
  },
  { name: 'Mariam Diallo', country: 'SN', language: 'French', food: 'Halal' },
  { name: 'Louise Fontaine', country: 'FR', language: 'French, English', phone: '+33600004109' },
  { name: 'Paola Conti', country: 'IT', language: 'Italian', children: 'Two boosters, 6 and 8' },
  {
    name: 'Victor Andersson',
    country: 'SE',
    language: 'English',
    notes: 'Called off once, kindly; wants to come back.',
  },
  { name: 'Helen Sutherland', country: 'NZ', language: 'English', walking: 'Slow on slopes, one stick' },
  { name: 'Claudia Ricci', country: 'IT', language: 'Italian, English' },
  { name: 'Paula Jiménez', country: 'ES', language: 'Spanish, English', likes: 'Photographs at dawn' },
  { name: 'Chloe Bennett', country: 'GB', language: 'English', children: 'Daughter of 9, no seat needed' },
  { name: 'Dariush Kamali', country: 'DE', language: 'German, English', food: 'No pork' },
  {
    name: 'Barbara Jensen',
    country: 'US',
    language: 'English',
    walking: 'Four guests over eighty: step stool, short walks',
  },
  { name: 'Carla Mendes', country: 'BR', language: 'Portuguese', phone: '+5511900005512' },
  { name: 'Diego Herrera', country: 'MX', language: 'Spanish, English' },
  { name: 'Marcus van Wyk', country: 'ZA', language: 'English' },
  { name: 'Patrick Doyle', country: 'IE', language: 'English', likes: 'Old trains' },
  { name: 'Deborah Katz', country: 'IL', language: 'Hebrew, English', food: 'Kosher style, no shellfish' },
  { name: 'Marianne Tolstrup', country: 'DK', language: 'Danish, English', likes: 'Museums, few words' },
  { name: 'Pieter de Groot', country: 'NL', language: 'Dutch, English', phone: '+31600004521' },
  { name: 'Cheng Wei Lim', country: 'SG', language: 'English, Chinese', phone: '+6580007741' },
  { name: 'Niamh Kelly', country: 'IE', language: 'English' },
  { name: 'Sebastian Roth', country: 'DE', language: 'German, English', phone: '+491510000772' },
  {
    name: 'Ayesha Siddiqui',
    country: 'PK',
    language: 'English, Urdu',
    food: 'Halal',
    notes: 'Travels alone; asked for a woman as guide.',
  },
  { name: 'Geoff Tanner', country: 'NZ', language: 'English', children: 'Two teenagers' },
  { name: 'Priya Raman', country: 'IN', language: 'English, Tamil', food: 'Vegetarian' },
  { name: 'Joan Whitmore', country: 'AU', language: 'English', walking: 'Benches, please', likes: 'Gardens' },
  { name: 'Fiona MacLeod', country: 'GB', language: 'English' },
  { name: 'Dev Raman', country: 'SG', language: 'English, Tamil' },
  { name: 'Layla Haddad', country: 'AE', language: 'Arabic, English' },
  { name: 'Astrid Nyholm', country: 'SE', language: 'Swedish, English' },
  { name: 'Camille Roux', country: 'FR', language: 'French' },
  { name: 'Chen Wei', country: 'SG', language: 'Chinese, English' },
  { name: 'Bernard Okello', country: 'KE', language: 'English' },
  { name: 'Sofia Lindqvist', country: 'SE', language: 'Swedish, English' },
  { name: 'Megan Alder', country: 'AU', language: 'English' },
  { name: 'Joost de Wit', country: 'NL', language: 'Dutch, English' },
  { name: 'Anton Weiss', country: 'DE', language: 'German, English' },
  { name: 'Harriet Lowe', country: 'GB', language: 'English' },
  { name: 'Leila Farahani', country: 'GB', language: 'English, Persian' },
  { name: 'Rebecca Stein', country: 'US', language: 'English' },
  { name: 'Kofi Mensah', country: 'GH', language: 'English' },
  { name: 'Margot Peeters', country: 'BE', language: 'French, Dutch' },
  { name: 'Ravi Krishnan', country: 'IN', language: 'English' },
  { name: 'Sven Aaltonen', country: 'FI', language: 'Finnish, English' },
  { name: 'Holly Barrett', country: 'GB', language: 'English' },
  { name: 'Marco Ferri', country: 'IT', language: 'Italian, English' },
  { name: 'Patrick Nolan', country: 'IE', language: 'English' },
  { name: 'Ida Sørensen', country: 'DK', language: 'Danish, English' },
  { name: 'Yasmin El-Amin', country: 'EG', language: 'Arabic, French' },
  { name: 'Denise Carver', country: 'US', language: 'English' },
  { name: 'Emil Krüger', country: 'DE', language: 'German' },
  { name: 'Dorothea Lenz', country: 'DE', language: 'German, English' },
  { name: 'Grace Okafor', country: 'US', language: 'English' },
]
