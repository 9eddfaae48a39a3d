import { Button } from '#design-system/button';
import { DateField } from '#design-system/date-field';
import { Grid } from '#design-system/grid';
import { OtpField } from '#design-system/otp-field';
import { Select } from '#design-system/select';
import { Stack } from '#design-system/stack';
import { Stepper } from '#design-system/stepper';
import { Surface } from '#design-system/surface';
import { TextArea } from '#design-system/text-area';
import { TextField } from '#design-system/text-field';

/** The search panel over the picture. */
export function StaySearch() {
  return (
    <Surface as="form" tone="raised" padding="l" radius="m" elevation="high">
      <Grid columns={4} gap="m">
        <Select label="Location" defaultValue="udaipur">
          <option value="udaipur">The Kesar Udaipur</option>
          <option value="kochi">The Kesar Kochi</option>
        </Select>
        <DateField label="Check-in" defaultValue="2026-03-10" />
        <DateField label="Check-out" defaultValue="2026-03-13" />
        <Stack justify="end">
          <Button size="m" width="full" startIcon="search">
            Find rooms
          </Button>
        </Stack>
      </Grid>
    </Surface>
  );
}

export function GuestForm() {
  return (
    <form>
      <Stack gap="l">
        <Grid columns={2} gap="l">
          <TextField label="First name" autoComplete="given-name" defaultValue="Anjali" />
          <TextField
            label="Last name"
            autoComplete="family-name"
            error="No numbers or special characters allowed"
            defaultValue="Me3on"
          />
          <TextField label="E-mail" type="email" autoComplete="email" hint="Your confirmation goes here." />
          <TextField label="Phone" type="tel" prefix="+91" autoComplete="tel-national" />
        </Grid>
        <TextArea
          label="Requests"
          optionalLabel="(optional)"
          hint="A cot, an early breakfast, a quiet room."
        />
        <Surface tone="raised" padding="l" radius="m" outline>
          <Stack gap="m">
            <Stepper
              label="Adults"
              hint="12 years and older"
              decreaseLabel="One adult fewer"
              increaseLabel="One adult more"
              min={1}
              max={4}
              defaultValue={2}
            />
            <Stepper
              label="Children"
              hint="Younger than 12"
              decreaseLabel="One child fewer"
              increaseLabel="One child more"
              max={3}
            />
          </Stack>
        </Surface>
        <OtpField label="Code" hint="Six digits, sent to a…@example.com" defaultValue="4821" />
      </Stack>
    </form>
  );
}
