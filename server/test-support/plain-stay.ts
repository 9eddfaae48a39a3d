export interface PlainRoom {
  roomId: string;
  ratePlanId: string;
  mealPlan: 'AI' | 'BB' | 'FB' | 'HB' | 'RO';
  adults: number;
  childAges: number[];
  extraBeds: number;
}

/** What a guest asks for; the promo code as the catalogue writes it. */
export interface PlainStay {
  locationId: string;
  checkIn: string;
  checkOut: string;
  rooms: PlainRoom[];
  extras: { extraId: string; quantity?: number }[];
  promo?: string;
}
