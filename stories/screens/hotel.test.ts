import { describe, expect, it } from 'vitest';
import {
  aboutPage,
  bookPage,
  contactPage,
  galleryPage,
  homePage,
  policiesPage,
  servicesPage,
  shell,
} from '../../schemas/generated/validators/published.js';
import { askingHotel, bareHotel, hotel, hotelOfManyPictures, longHotel } from './hotel.ts';

const validators = {
  shell,
  home: homePage,
  about: aboutPage,
  services: servicesPage,
  gallery: galleryPage,
  contact: contactPage,
  policies: policiesPage,
  book: bookPage,
};

describe.each(Object.entries({ hotel, longHotel, bareHotel, hotelOfManyPictures, askingHotel }))(
  '%s',
  (_name, content) => {
    it.each(Object.entries(validators))('keeps to the published schema of %s', (page, validate) => {
      const published = content[page as keyof typeof content];
      expect([validate(published), validate.errors]).toEqual([true, null]);
    });
  },
);
